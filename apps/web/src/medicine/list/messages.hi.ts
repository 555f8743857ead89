import type { medicineEmptyMessages } from './messages.en.ts';

export const medicineEmpty: typeof medicineEmptyMessages = {
  title: 'कोई दवाई नहीं मिली',
  text: 'खोज या फ़िल्टर बदलकर देखें',
  all: 'सभी दवाइयाँ देखें',
  prescription: 'पर्ची भेजें',
  call: (phone) => `${phone} पर फ़ोन करें`,
  meant: 'क्या आप यह खोज रहे थे',
  pastEnd: 'इस पेज पर कुछ नहीं है',
  pastEndText: 'सूची इससे पहले ही खत्म हो जाती है।',
  firstPage: 'पहले पेज पर जाएँ',
  showing: (topic) => `इसके लिए दवाइयाँ: ${topic}`,
  leaflet: 'लेने से पहले दवा की जानकारी पढ़ें; दो दिन में आराम न हो तो डॉक्टर से पूछें।',
  more: (topic) => `जाँच, डॉक्टर और घर पर सेवाएँ: ${topic}`,
};
