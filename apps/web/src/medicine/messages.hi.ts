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
  corrected: (word) => `“${word}” के नतीजे दिखाए जा रहे हैं`,
  home: 'होम',
  cheaper: 'यही दवा, कम दाम में',
};
