import type { leafletMessages } from './leaflet-messages.en.ts';

export const leaflet: typeof leafletMessages = {
  use: 'किस काम की है',
  take: 'कैसे लें',
  apply: 'कैसे इस्तेमाल करें',
  avoidTaking: 'कब न लें',
  avoidUsing: 'कब इस्तेमाल न करें',
  effects: 'दूसरे असर (साइड इफ़ेक्ट)',
  keep: 'कैसे रखें',
  doctorFirst: 'डॉक्टर ने जो बताया, वह इस पेज से पहले आता है।',
  unknown: 'इस दवा की जानकारी अभी हमारे पास नहीं है। पैक के अंदर का पर्चा पढ़ें।',
  askPharmacist: (phone) => `फ़ार्मासिस्ट से पूछें: ${phone}`,
};
