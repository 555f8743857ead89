import { hindiSpan } from '../messages/hindi.ts';
import type { serviceCheckoutMessages } from './service-checkout-messages.en.ts';

export const serviceCheckout: typeof serviceCheckoutMessages = {
  service: 'सेवा',
  where: 'हम कहाँ आएँ',
  when: 'हम कब आएँ',
  order: 'डॉक्टर की पर्ची',
  orderText: 'इस सेवा के लिए पर्ची ज़रूरी है। नर्स के आने से पहले हमारे फ़ार्मासिस्ट उसे देखते हैं।',
  notes: 'नर्स के लिए संदेश',
  notesHint: 'नर्स को क्या पता होना चाहिए? कौन-सा दरवाज़ा, कौन-सी घंटी, आँगन में कुत्ता।',
  visit: 'आपकी विज़िट',
  fee: 'सेवा शुल्क',
  travel: 'आना-जाना',
  included: 'शामिल',
  total: 'कुल',
  time: 'समय',
  span: hindiSpan,
  place: 'जगह',
  notChosen: 'अभी नहीं चुना',
  reach: (km) => `हम राँची की अपनी फ़ार्मेसी से ${km} किमी तक आते हैं।`,
  indianTime: 'भारतीय समय',
  payAtVisit: 'इसके बजाय विज़िट पर पैसे दें',
};
