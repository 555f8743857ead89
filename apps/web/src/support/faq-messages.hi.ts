import { brand } from '@doorstep/contract/brand';
import { WAIT_DAYS } from '@doorstep/contract/prescription';
import { FREE_CANCEL_HOURS, LATE_REFUND_PERCENT, MOVES_MAX } from '@doorstep/contract/schedule';
import { store } from '@doorstep/contract/store';
import { REVIEW_PROMISE_MINUTES } from '@doorstep/contract/staff';
import { formatPaise } from '@doorstep/ui/base/price';
import type { faqMessages } from './faq-messages.en.ts';

export const faq: typeof faqMessages = {
  delivery: 'डिलीवरी',
  deliveryFee: {
    question: 'डिलीवरी का कितना लगता है?',
    answer: `${formatPaise(store.freeDeliveryFromPaise)} या ज़्यादा की दवाइयों पर कुछ नहीं। उससे कम पर हमारी दुकान से हर किमी के ${formatPaise(store.feePerKmPaise)}। पैसे देने से पहले शुल्क दिख जाता है।`,
  },
  deliveryWhere: {
    question: 'आप कहाँ तक पहुँचाते हैं?',
    answer: `राँची में हमारी दुकान से ${store.radiusKm} किमी तक। पिनकोड डालकर देख सकते हैं कि हम आपके यहाँ आते हैं या नहीं।`,
  },
  deliveryWhen: {
    question: 'मेरा ऑर्डर कब आएगा?',
    answer:
      'सारांश और ऑर्डर में दिन और समय लिखा होता है। जिस ऑर्डर में पर्ची चाहिए, उसका समय फ़ार्मासिस्ट की जाँच के बाद बताया जाता है।',
  },
  prescriptions: 'पर्चियाँ',
  prescriptionNeeded: {
    question: 'पर्ची कब चाहिए?',
    answer: `जिस दवाई पर ‘डॉक्टर की पर्ची ज़रूरी’ लिखा हो। पहले ऑर्डर करके पर्ची बाद में भी भेज सकते हैं। ${WAIT_DAYS} दिन में पर्ची न आए तो उस दवाई के पैसे लौट जाते हैं।`,
  },
  prescriptionWait: {
    question: 'पर्ची की जाँच में कितना समय लगता है?',
    answer: `ज़्यादा से ज़्यादा ${REVIEW_PROMISE_MINUTES / 60} घंटे। हर पर्ची फ़ार्मासिस्ट देखते हैं, और कुछ पढ़ा न जाए तो आपसे पूछते हैं।`,
  },
  money: 'रद्द करना, सामान लौटाना और पैसे की वापसी',
  cancelOrder: {
    question: 'क्या ऑर्डर रद्द हो सकता है?',
    answer: 'हाँ, भेजे जाने से पहले: प्रोफ़ाइल में ऑर्डर खोलें और रद्द करें दबाएँ। पूरे पैसे लौटते हैं। रास्ते में हो तो हमें फ़ोन करें।',
  },
  returns: {
    question: 'क्या कुछ लौटाया जा सकता है?',
    answer: `बिना खोला पैक, डिलीवरी के ${store.returnDays} दिन के भीतर। ऑर्डर नंबर के साथ यहाँ लिखें, या ${brand.phoneShown} पर फ़ोन करें।`,
  },
  refunds: {
    question: 'पैसे कब लौटते हैं?',
    answer:
      'जैसे दिए थे, वैसे ही लौटते हैं। बैंक को 5 से 7 कामकाजी दिन लगते हैं। ऑर्डर में दिखता है कि लौटाया गया पैसा कहाँ तक पहुँचा।',
  },
  visits: 'विज़िट और अपॉइंटमेंट',
  cancelVisit: {
    question: 'विज़िट या अपॉइंटमेंट रद्द करने पर क्या कटता है?',
    answer: `शुरू होने से ${FREE_CANCEL_HOURS} घंटे पहले तक कुछ नहीं। उसके बाद दिए पैसों का ${LATE_REFUND_PERCENT} % लौटता है। रद्द करने से पहले बुकिंग के पेज पर रकम दिखती है।`,
  },
  moveVisit: {
    question: 'क्या समय बदला जा सकता है?',
    answer: `हाँ, ${MOVES_MAX} बार तक, बुकिंग के पेज पर, बिना शुल्क।`,
  },
  privacy: 'आपका डेटा और खाता',
  data: {
    question: 'मेरा डेटा कौन देखता है?',
    answer:
      'दुकान के वही लोग जिन्हें आपके ऑर्डर या विज़िट के लिए चाहिए। प्रोफ़ाइल की सेटिंग में दिखता है कि किसने कब आपकी कोई चीज़ खोली, और सारा डेटा एक फ़ाइल में मिलता है।',
  },
  deleteAccount: {
    question: 'खाता कैसे हटाएँ?',
    answer:
      'प्रोफ़ाइल में, सेटिंग के "आपका डेटा" में। तुरंत हट जाता है, जब तक कोई ऑर्डर रास्ते में न हो। क़ानून के हिसाब से बिल रहते हैं, पर आपके नाम और नंबर के बिना।',
  },
};
