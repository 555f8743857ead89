import type { onlineMessages } from './messages.en.ts';

export const online: typeof onlineMessages = {
  title: 'ऑनलाइन परामर्श',
  subtitle: 'चैट मुफ़्त है। वीडियो का शुल्क है, और वह आज के लिए बुक होता है।',
  home: 'होम',
  tabs: 'चैट या वीडियो',
  chatTab: 'चैट परामर्श',
  videoTab: 'वीडियो परामर्श',
  doctors: 'डॉक्टर',
  found: (available, all) => `${all} में से ${available} डॉक्टर अभी उपलब्ध हैं`,
  none: 'कोई डॉक्टर उपलब्ध नहीं है',
  noneText: 'कृपया थोड़ी देर बाद फिर देखें',
  failed: 'ऑनलाइन डॉक्टर नहीं खुल पाए',
  toHub: 'मेरे परामर्श',
  doctor: (name) => `डॉ. ${name}`,
  startFailed: 'परामर्श शुरू नहीं हो पाया। कृपया फिर कोशिश करें।',
  empty: 'कृपया लिखें कि क्या तकलीफ़ है।',
  chatLogin: 'चैट सेवाओं के लिए कृपया लॉगिन करें',
  platformLogin: 'हमारी सुरक्षित मेडिकल चैट के लिए कृपया लॉगिन करें...',
  login: 'लॉगिन करें',
  prescriptions: 'मेरी पर्चियाँ',
};
