import { hindiWhen } from '@doorstep/ui/messages/hindi';
import type { labBookMessages } from './messages.en.ts';

const days = (n: number) => `${Number(n).toLocaleString('hi-IN-u-nu-latn')} दिन`;

export const labBook: typeof labBookMessages = {
  title: 'अपनी जाँच बुक करें',
  catalogue: 'मेडिकल जाँच',
  loading: 'आपकी जाँचें आ रही हैं',
  failed: 'जाँचें नहीं आ पाईं',
  failedText: 'आपका कार्ट सुरक्षित है। फिर से कोशिश करें।',
  when: hindiWhen,
  goneSaid: (count) =>
    count === 1
      ? 'एक जाँच अब उपलब्ध नहीं है, इसलिए कार्ट से हटा दी गई।'
      : `${count} जाँचें अब उपलब्ध नहीं हैं, इसलिए कार्ट से हटा दी गईं।`,
  takeOut: 'हटाएँ',
  keep: 'रहने दें',
  covered: (item, by) => `${item} पहले से ${by} में है।`,
  coveredText: 'आप इसके लिए दो बार पैसे देंगे।',
  overlap: (first, second) => `${first} और ${second} में कुछ जाँचें एक जैसी हैं।`,
  overlapText: (tests) => `दोनों में: ${tests}।`,
  forWomen: 'केवल महिलाओं के लिए',
  forMen: 'केवल पुरुषों के लिए',
  ages: (title, min, max) =>
    max === null
      ? `${title}: ${min} साल से`
      : min === null
        ? `${title}: ${max} साल तक`
        : `${title}: ${min} से ${max} साल`,
  agesText: 'देख लें कि सैंपल किसका है।',
  afterMeal: (title) => `${title}: देर तक ख़ाली पेट रहने पर यह जाँच नहीं हो सकती।`,
  afterMealText: (hours, tests) =>
    `इसका सैंपल खाने के ${hours} घंटे बाद लिया जाता है। देर तक ख़ाली पेट: ${tests}। इसे किसी और समय के लिए बुक करें।`,
  doneLately: (title, ago) => `${title} ${days(ago)} पहले हुई थी।`,
  usually: (usual) => `आम तौर पर ${days(usual)} में एक बार होती है। डॉक्टर ने कहा हो तभी रखें।`,
  timeDropped: 'चुने हुए समय पर इन जाँचों का उपवास टूटता है। सुबह का समय चुनें।',
  timeTaken: 'वह समय अभी किसी और ने ले लिया। कोई दूसरा समय चुनें।',
  login: 'बुक करने के लिए लॉगिन करें',
  nothing: 'कम से कम एक जाँच या पैकेज चुनें',
  addressRequired: 'अपना पता लिखें',
  dateRequired: 'तारीख चुनें',
  timeRequired: 'समय चुनें',
  coordinates: 'जगह के निर्देशांक ज़रूरी हैं',
  notServiceable: 'इस जगह पर सेवा उपलब्ध नहीं है',
  noLocation: 'आपकी जगह पता नहीं चली। निर्देशांक ख़ुद लिखें।',
  unsupported: 'यह ब्राउज़र जगह नहीं बता सकता',
  locating: 'आपकी जगह देखी जा रही है…',
  located: 'जगह मिल गई!',
  subtotal: 'जाँचों की रकम',
  collection: 'घर से सैंपल',
  free: 'मुफ़्त',
  total: 'कुल',
  payAndBook: (amount) => `${amount} देकर बुक करें`,
  payAtCollection: 'सैंपल के समय पैसे दें',
  change: 'जाँच, पता या समय बदलें',
  paying: 'आपकी बुकिंग',
  address: 'हम कहाँ आएँगे',
  time: 'हम कब आएँगे',
  processing: 'आपकी बुकिंग हो रही है...',
  placeFailed: 'भुगतान की जाँच नहीं हो पाई। सहायता से संपर्क करें।',
  partFailed: 'यह हिस्सा नहीं आ पाया। फिर से कोशिश करें।',
  cancelled: 'आपने भुगतान रद्द किया',
  chooseAgain: 'दूसरा समय चुनें',
  bookedTitle: 'बुकिंग हो गई!',
  toBooking: 'बुकिंग देखें',
  another: 'एक और जाँच बुक करें',
  print: 'प्रिंट करें',
  bookedFailed: 'आपकी बुकिंग हो गई है। यहाँ दिख नहीं पाई।',
};
