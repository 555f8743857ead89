import type { footerMessages } from './footer-messages.en.ts';

export const footer: typeof footerMessages = {
  social: 'हमसे जुड़ें',
  quickLinks: 'ज़रूरी लिंक',
  home: 'होम',
  medicines: 'दवाइयाँ',
  tests: 'जाँचें',
  consult: 'डॉक्टर से परामर्श',
  about: 'हमारे बारे में',
  contact: 'संपर्क',
  copyright: (year, brandName) => `© ${year} ${brandName}। सर्वाधिकार सुरक्षित।`,
  managedBy: (name) => `संचालन: ${name}`,
  toTop: 'ऊपर जाएँ',
  display: 'दिखावट',
  theme: 'रंग',
  themeSystem: 'अपने आप',
  themeLight: 'हल्का',
  themeDark: 'गहरा',
  comfort: 'आराम मोड: बड़े अक्षर और बटन, कोई हलचल नहीं',
  comingSoon: 'जल्द आ रहा है',
  comingSoonText: (title) =>
    `यहाँ जल्द ही “${title}” की सुविधा होगी। तब तक आप दवाइयाँ मँगा सकते हैं या हमें फ़ोन कर सकते हैं।`,
  seeMedicines: 'दवाइयाँ देखें',
  call: (phone) => `${phone} पर फ़ोन करें`,
};
