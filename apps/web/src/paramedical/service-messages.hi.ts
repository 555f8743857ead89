import type { homeServiceMessages } from './service-messages.en.ts';

export const homeService: typeof homeServiceMessages = {
  title: 'पैरामेडिकल सेवाएँ',
  subtitle: 'नर्स आपके चुने समय पर आपके घर आती हैं।',
  home: 'होम',
  search: 'घर की सेवाएँ खोजें',
  searchPlaceholder: 'ड्रेसिंग, इंजेक्शन, कैथेटर...',
  found: (n) => `${Number(n).toLocaleString('en-IN')} ${n === 1 ? 'सेवा' : 'सेवाएँ'}`,
  none: 'अभी कोई सेवा उपलब्ध नहीं',
  noneText: 'कृपया थोड़ी देर बाद फिर देखें, या हमें फ़ोन करें।',
  nothing: (text) => `“${text}” के लिए कोई सेवा नहीं मिली`,
  nothingText: 'कोई और शब्द आज़माएँ, या सभी सेवाएँ देखें।',
  all: 'सभी सेवाएँ',
  listFailed: 'सेवाएँ लोड नहीं हो सकीं',
  failed: 'सेवा की जानकारी लोड नहीं हो सकी',
  notFound: 'यह सेवा नहीं मिली',
  notFoundText: 'शायद यह सेवा अब नहीं दी जाती।',
  back: 'वापस सेवाओं पर',
};
