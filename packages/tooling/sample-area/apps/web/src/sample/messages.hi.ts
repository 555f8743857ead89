import type { sampleMessages } from './messages.en.ts';

export const sample: typeof sampleMessages = {
  title: 'मेरी नमूना किट',
  loading: 'आपकी नमूना किट आ रही हैं',
  loadFailed: 'नमूना किट नहीं मिल सकीं',
  none: 'कोई नमूना किट नहीं ख़रीदी',
  tab: 'नमूना किट',
  wait: (n) => (n === 1 ? 'किट बिना पर्चे के है' : 'किट बिना पर्चे के हैं'),
  staffTitle: 'सब नमूना किट',
  staffText: 'हर किट ऑर्डर के दिन ही पैक होती है।',
};
