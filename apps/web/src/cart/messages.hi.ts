import type { cartMessages } from './messages.en.ts';

export const cart: typeof cartMessages = {
  orderAgain: 'वापस कार्ट पर',
  title: 'आपका कार्ट',
  steps: ['कार्ट और पता', 'जाँच', 'भुगतान'],
  emptyTitle: 'आपका कार्ट खाली है',
  emptyText: 'कोई दवाई खोजें और यहाँ डालें।',
  toHome: 'होम पर जाएँ',
  toMedicines: 'दवाइयाँ देखें',
  medicines: 'दवाइयाँ',
  address: 'डिलीवरी का पता',
  loginFirst: 'पता चुनने के लिए लॉगिन करें। आपका कार्ट सुरक्षित है।',
  login: 'लॉगिन',
  forOther: 'किसी और के लिए मँगा रहे हैं?',
  otherMobile: 'उनका मोबाइल नंबर',
  otherHint: '10 अंक। डिलीवरी के लिए हम इसी नंबर पर फ़ोन करेंगे।',
  mobileInvalid: 'कृपया 10 अंकों का सही मोबाइल नंबर डालें',
  selectAddress: 'कृपया पता चुनें',
  waitForUpload: 'आपकी पर्ची अभी अपलोड हो रही है। पूरा होने दें, या रद्द करें।',
  proceed: 'ऑर्डर जाँचें',
  pricesOld: 'अभी कीमतें जाँची नहीं जा सकीं। अगले कदम पर फिर जाँची जाएँगी।',
};
