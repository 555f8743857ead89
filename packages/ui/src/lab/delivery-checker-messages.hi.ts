import type { deliveryCheckerMessages } from './delivery-checker-messages.en.ts';

export const deliveryChecker: typeof deliveryCheckerMessages = {
  title: 'क्या हम आपके घर आते हैं?',
  text: 'आपकी लोकेशन सिर्फ़ यही देखने के लिए इस्तेमाल होती है।',
  check: 'मेरी लोकेशन देखें',
  checking: 'देख रहे हैं...',
  different: 'दूसरी लोकेशन देखें',
  available: 'हाँ, हम आपके घर से सैंपल लेते हैं',
  distance: (km) => `आप हमसे ${km} किमी दूर हैं।`,
  fee: (amount, free) => `सैंपल कलेक्शन के ${amount} लगते हैं। ${free} की जाँच से यह मुफ़्त है।`,
  free: 'सैंपल कलेक्शन मुफ़्त है।',
  arrives: (minutes) => `निकलने के बाद हमारे कलेक्टर लगभग ${minutes} मिनट में आप तक पहुँचते हैं।`,
  tooFar: (radius) => `${radius} किमी से दूर सेवा उपलब्ध नहीं है। कृपया ${radius} किमी के भीतर की जगह चुनें।`,
};
