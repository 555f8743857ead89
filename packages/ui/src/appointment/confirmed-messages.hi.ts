import { hindiWhen } from '../messages/hindi.ts';
import type { confirmedMessages } from './confirmed-messages.en.ts';

export const confirmed: typeof confirmedMessages = {
  when: hindiWhen,
  title: 'अपॉइंटमेंट पक्का हो गया!',
  ways: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'ई-मेल' },
  and: 'और',
  sent: (ways) => `पुष्टि ${ways} से भेज दी गई है।`,
  notSent: 'आपने संदेश न पाना चुना है। जो जानना ज़रूरी है, वह इसी पेज पर है।',
  remind: (ways) => `हम ${ways} से याद दिलाएँगे: एक दिन पहले, और दो घंटे पहले।`,
  remindOff: 'याद दिलाने वाले संदेश बंद हैं।',
  remindSettings: 'सेटिंग में बदलें',
  number: 'अपॉइंटमेंट संख्या',
  paid: 'भुगतान किया',
  addToCalendar: 'कैलेंडर में जोड़ें',
  addingToCalendar: 'फ़ाइल तैयार हो रही है...',
  before: 'आने से पहले',
  early: (minutes) => `${minutes} मिनट पहले पहुँचें।`,
  bring: 'मान्य पहचान पत्र और अपने इलाज के काग़ज़ साथ लाएँ।',
  canChange: (until) => `आप ${until} (भारतीय समय) तक ख़ुद समय बदल सकते हैं या रद्द कर सकते हैं।`,
  free: (until) => `${until} तक रद्द करने पर पूरा पैसा वापस मिलेगा।`,
  change: 'समय बदलें या रद्द करें',
  home: 'होम पेज पर जाएँ',
  another: 'एक और अपॉइंटमेंट बुक करें',
  call: (phone) => `${phone} पर फ़ोन करें`,
};
