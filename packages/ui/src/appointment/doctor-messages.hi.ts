import { hindiWhen } from '../messages/hindi.ts';
import type { doctorMessages } from './doctor-messages.en.ts';

export const doctor: typeof doctorMessages = {
  when: hindiWhen,
  doctor: (name) => `डॉ. ${name}`,
  speaks: 'बोलते हैं',
  fee: 'परामर्श शुल्क',
  shortFee: 'शुल्क',
  nextFree: 'अगला ख़ाली समय',
  noneFree: 'अगले 30 दिनों में कोई समय ख़ाली नहीं',
  book: 'अपॉइंटमेंट बुक करें',
  bookWith: (name) => `डॉ. ${name} का अपॉइंटमेंट बुक करें`,
  indianTime: 'भारतीय समय',
  qualification: 'योग्यता',
  registration: 'पंजीकरण संख्या',
  experience: 'अनुभव',
  years: (n) => `${n} साल`,
  clinic: 'क्लिनिक',
  length: 'एक अपॉइंटमेंट',
  minutes: (n) => `${n} मिनट`,
  about: (name) => `डॉ. ${name} के बारे में`,
  filters: 'डॉक्टर खोजें',
  search: 'डॉक्टर का नाम',
  specialty: 'विशेषज्ञता',
  language: 'भाषा',
  all: 'सभी',
  find: 'खोजें',
};
