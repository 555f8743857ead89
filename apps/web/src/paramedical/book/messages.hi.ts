import type { bookVisitMessages } from './messages.en.ts';

export const bookVisit: typeof bookVisitMessages = {
  title: 'पैरामेडिकल सेवा बुकिंग',
  payAndBook: (amount) => `${amount} देकर सेवा बुक करें`,
  processing: 'आपकी बुकिंग हो रही है...',
  loginFirst: 'भुगतान पूरा करने के लिए कृपया लॉगिन करें',
  loginText: 'फिर आप पता चुन सकते हैं। आपका चुना हुआ समय बना रहेगा।',
  login: 'लॉगिन',
  placeFailed: (paymentId) => `भुगतान के बाद सेवा बुक नहीं हो सकी। कृपया हमें फ़ोन करें। ${paymentId}`,
  addressLegend: 'आपके सहेजे हुए पते',
  addressMissing: 'कृपया वह पता चुनें या जोड़ें जहाँ हमें आना है।',
  tooFar: (km, radius) => `${km} किमी दूर: हम ${radius} किमी तक आते हैं`,
  timeMissing: 'कृपया कोई समय चुनें।',
  orderMissing: 'इस सेवा के लिए डॉक्टर की पर्ची ज़रूरी है। कृपया पहले उसे अपलोड करें।',
  orderLater: 'लॉगिन करने के बाद आप उसे अपलोड कर सकते हैं।',
  otherTimes: 'दूसरा समय चुनें',
  change: 'पता या समय बदलें',
  partFailed: 'लोड नहीं हो सका। इंटरनेट देखें और फिर कोशिश करें।',
  fee: 'सेवा शुल्क',
};
