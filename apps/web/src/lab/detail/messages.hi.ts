import type { labTestMessages } from './messages.en.ts';

export const labTest: typeof labTestMessages = {
  home: 'होम',
  tests: 'मेडिकल जाँच',
  failed: 'जाँच की जानकारी लोड नहीं हो सकी',
  notFound: 'यह जाँच नहीं मिली',
  notFoundText: 'शायद यह जाँच अब नहीं होती।',
  back: 'वापस जाएँ',
  full: (most) => `आपके कार्ट में ज़्यादा से ज़्यादा ${most} जाँचें और पैकेज आ सकते हैं। कृपया कुछ हटाएँ।`,
};
