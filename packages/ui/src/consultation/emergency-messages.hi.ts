import { hindiTime } from '../messages/hindi.ts';
import type { emergencyMessages } from './emergency-messages.en.ts';

export const emergency: typeof emergencyMessages = {
  time: hindiTime,
  title: 'अभी मदद बुलाएँ',
  worse: 'हालत बिगड़े तो',
  text: 'यह आपात स्थिति हो सकती है। इसके लिए चैट बहुत धीमी है।',
  national: 'आपात सेवा',
  ambulance: 'एम्बुलेंस',
  own: 'हमारी एम्बुलेंस, चौबीसों घंटे',
  goOn: 'मैंने कॉल कर दिया है। डॉक्टर के पास जाएँ',
  question: 'सबसे पहले: क्या अभी इनमें से कुछ हो रहा है?',
  yes: 'हाँ',
  no: 'नहीं',
  noneOf: (n) => `इन ${n} में से कुछ नहीं`,
  noneTitle: (n) => `ख़तरे के ${n} लक्षणों में से कोई नहीं`,
  someTitle: (n) => `ख़तरे के ${n} लक्षण`,
  answered: (time) => `${time} पर जवाब दिया`,
  change: 'बदलें',
  changeSigns: 'ख़तरे के लक्षणों पर अपना जवाब बदलें',
  go: 'आगे बढ़ें',
  missing: 'कृपया हर एक का जवाब दें।',
  signs: {
    'chest-pain': 'सीने में दर्द या दबाव',
    breathing: 'साँस लेने में तकलीफ़',
    stroke: 'चेहरे, हाथ या बोली में कमज़ोरी',
    bleeding: 'बहुत ज़्यादा ख़ून बहना',
    unconscious: 'बेहोशी, दौरे या होश में न आना',
    'self-harm': 'ख़ुद को नुक़सान पहुँचाने के विचार',
  },
};
