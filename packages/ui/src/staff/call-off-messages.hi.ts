import { hindiWhen } from '../messages/hindi.ts';
import type { callOffMessages } from './call-off-messages.en.ts';

export const callOff: typeof callOffMessages = {
  when: hindiWhen,
  kinds: { visit: 'घर पर विज़िट', appointment: 'डॉक्टर का अपॉइंटमेंट', collection: 'घर से सैंपल' },
  call: (name, mobile) => `${name} को फ़ोन करें: ${mobile}`,
  board: 'बोर्ड पर देखें',
  boardOf: (name, when) => `बोर्ड पर देखें: ${name}, ${when}`,
  cancel: 'बुकिंग रद्द करें',
  cancelOf: (name, when) => `बुकिंग रद्द करें: ${name}, ${when}`,
  titles: {
    visit: (name) => `${name} की विज़िट रद्द करें?`,
    appointment: (name) => `${name} का अपॉइंटमेंट रद्द करें?`,
    collection: (name) => `${name} का सैंपल लेना रद्द करें?`,
  },
  reason: 'कारण',
  chooseReason: 'कारण चुनें',
  reasons: {
    away: 'हमारी ओर से कोई नहीं आ सकता',
    asked: 'मरीज़ ने कहा',
    twice: 'दो बार बुक हुई',
    unreachable: 'मरीज़ से बात नहीं हो पा रही',
    other: 'कुछ और',
  },
  reasonMissing: 'कृपया कारण चुनें।',
  note: 'अपने शब्दों में',
  noteHint: { paid: 'इसे मरीज़ पढ़ते हैं।', due: 'यह ऑडिट में रहता है।' },
  noteMissing: 'कृपया कारण लिखें।',
  goesBack: 'लौटेगा',
  effect: {
    paid: 'पूरा पैसा 7 दिनों में वहीं लौटेगा जहाँ से भुगतान हुआ। यह समय दूसरों के लिए ख़ाली हो जाएगा, और मरीज़ को तुरंत बता दिया जाएगा। इसे वापस नहीं लिया जा सकता।',
    due: 'अभी कोई भुगतान नहीं हुआ है, इसलिए कुछ लौटाना नहीं है। यह समय दूसरों के लिए ख़ाली हो जाएगा, और मरीज़ को तुरंत बता दिया जाएगा। इसे वापस नहीं लिया जा सकता।',
  },
  confirm: {
    paid: (rupees) => `रद्द करके ${rupees} लौटाएँ`,
    due: 'बुकिंग रद्द करें',
  },
  keep: 'रहने दें',
};
