import type { medicineMessages } from './messages.en.ts';

export const medicine: typeof medicineMessages = {
  medicines: 'दवाइयाँ',
  search: 'दवाई खोजें',
  searchPlaceholder: 'दवाइयाँ खोजें...',
  titleFor: (text) => `“${text}” की दवाइयाँ`,
  pageOf: (n) => `पेज ${n}`,
  failed: 'दवाइयाँ नहीं मिल सकीं।',
  detailFailed: 'दवाई की जानकारी लोड नहीं हो सकी',
  notFound: 'दवाई नहीं मिली',
  notFoundNext: 'आपको दवाइयों की सूची पर ले जा रहे हैं।',
  notFoundByName: (name) => `यहाँ “${name}” नाम की कोई दवा नहीं है।`,
  otherPack: 'यही नाम, दूसरी मात्रा या रूप',
  otherPackText: 'ऑर्डर करने से पहले पर्ची पर लिखी मात्रा से मिला लें।',
  similar: 'मिलते-जुलते नाम: यह वही दवा नहीं है',
  similarText: 'इनमें दूसरा तत्व है या नाम अलग है। हर दवा में क्या है, उसे अपनी पर्ची या पुराने पैकेट से मिला लें।',
  similarShort: 'मिलता-जुलता नाम, दूसरी दवा',
  home: 'होम',
  cheaper: 'यही दवा, कम दाम में',
};
