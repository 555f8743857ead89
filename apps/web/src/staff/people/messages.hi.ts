import { hindiDay } from '@doorstep/ui/messages/hindi';
import type { peopleMessages } from './messages.en.ts';

export const people: typeof peopleMessages = {
  title: 'कर्मचारी',
  day: hindiDay,
  failed: 'कर्मचारियों की सूची नहीं दिख सकी',
  name: 'नाम',
  mobile: 'मोबाइल',
  role: 'भूमिका',
  lastLogin: 'पिछला लॉगिन',
  never: 'कभी नहीं',
  state: 'स्थिति',
  states: { in: 'यहाँ काम करते हैं', out: 'बाहर किए गए' },
  you: 'आप',
  actions: 'आप क्या कर सकते हैं',
  roles: { admin: 'एडमिन', pharmacist: 'फ़ार्मासिस्ट', doctor: 'डॉक्टर' },
  giveTitle: 'भूमिका दें',
  giveText:
    'जिनका हमारे यहाँ खाता है, और जो इस सूची में हैं। वे हर जगह से लॉगआउट हो जाएँगे, और अगले लॉगिन से नई भूमिका में काम करेंगे।',
  choose: 'भूमिका चुनें',
  give: 'आगे बढ़ें',
  asRole: { admin: 'एडमिन', pharmacist: 'फ़ार्मासिस्ट', doctor: 'डॉक्टर' },
  confirmTitle: (name, mobile, role) =>
    `${name}, ${mobile} को ${role} बनाएँ?`,
  confirmText: (role, since) =>
    `अभी की भूमिका: ${role}। खाता ${since} से है। वे हर जगह से लॉगआउट हो जाएँगे और उन्हें इसका मैसेज मिलेगा।`,
  patient: 'मरीज़',
  confirm: 'भूमिका की पुष्टि करें',
  cancel: 'रद्द करें',
  given: (name, role) => `${name} की भूमिका: ${role}`,
  giveFailed: 'भूमिका नहीं दी गई। कृपया फिर कोशिश करें।',
  change: 'भूमिका बदलें',
  changeOf: (name) => `भूमिका बदलें: ${name}`,
  shutOut: 'बाहर करें',
  shutOutOf: (name) => `बाहर करें: ${name}`,
  letIn: 'फिर अंदर आने दें',
  letInOf: (name) => `फिर अंदर आने दें: ${name}`,
  resetStep: 'दूसरा चरण रीसेट करें',
  resetStepOf: (name) => `दूसरा चरण रीसेट करें: ${name}`,
  resetStepAsk: (name, mobile) => `${name}, ${mobile} का दूसरा चरण रीसेट करें?`,
  resetStepText:
    'फ़ोन खो जाने पर। उनका ऑथेंटिकेटर ऐप और रिकवरी कोड काम करना बंद कर देंगे, वे हर जगह से लॉगआउट हो जाएँगे, और अगले लॉगिन पर नया ऐप जोड़ेंगे। उन्हें इसका मैसेज मिलेगा। पक्का करें कि यह वही माँग रहे हैं।',
  isReset: (name) => `${name} अगले लॉगिन पर नया दूसरा चरण बनाएँगे।`,
  letInAsk: (name, mobile, role) =>
    `${name}, ${mobile} को फिर ${role} बनाएँ?`,
  letInText: 'वे फिर काम के लिए लॉगिन कर सकेंगे और उन्हें इसका मैसेज मिलेगा।',
  ask: (name) => `${name} को बाहर करें?`,
  askText:
    'उन्हें मैसेज मिलेगा। वे तुरंत हर जगह से लॉगआउट हो जाएँगे और दुकान का कोई पेज नहीं खोल सकेंगे। उनका किया काम रिकॉर्ड में रहेगा। आप उन्हें फिर अंदर आने दे सकते हैं।',
  keep: 'रहने दें',
  isOut: (name) => `${name} को बाहर कर दिया गया।`,
  isIn: (name) => `${name} अब फिर काम के लिए लॉगिन कर सकते हैं।`,
  actionFailed: 'कुछ नहीं बदला। कृपया फिर कोशिश करें।',
};
