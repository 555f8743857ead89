import { hindiSpan, hindiWhen } from '../messages/hindi.ts';
import type { bookingCardMessages } from './booking-card-messages.en.ts';

export const bookingCard: typeof bookingCardMessages = {
  kinds: {
    visit: 'घर पर विज़िट',
    appointment: 'डॉक्टर का अपॉइंटमेंट',
    collection: 'घर पर लैब जाँच',
    video: 'वीडियो परामर्श',
  },
  when: hindiWhen,
  span: hindiSpan,
  next: {
    visit: {
      checking: 'पहले फ़ार्मासिस्ट डॉक्टर की पर्ची देखेंगे। यह समय आपके लिए रोका गया है।',
      booked: 'देखें कि कौन आएगा, दरवाज़े पर बताने का कोड, और क्या तैयार रखना है।',
      'on-the-way': 'कृपया फ़ोन अपने पास रखें। अपना कोड सिर्फ़ दरवाज़े पर बताएँ।',
      started: 'विज़िट शुरू हो गई है।',
    },
    appointment: {
      checking: 'पहले हम आपकी बुकिंग देखेंगे। यह समय आपके लिए रोका गया है।',
      booked: 'कृपया 15 मिनट पहले पहुँचें, पहचान पत्र और इलाज के कागज़ साथ लाएँ।',
      'on-the-way': 'कृपया 15 मिनट पहले पहुँचें, पहचान पत्र और इलाज के कागज़ साथ लाएँ।',
      started: 'अपॉइंटमेंट शुरू हो गया है।',
    },
    collection: {
      checking: 'पहले हम आपकी बुकिंग देखेंगे। यह समय आपके लिए रोका गया है।',
      booked: 'देखें कि तैयारी कैसे करनी है और कौन-सी जाँचें होंगी।',
      'on-the-way': 'कृपया फ़ोन अपने पास रखें। ख़ाली पेट रहना हो तो अभी कुछ न खाएँ।',
      started: 'आपका सैंपल ले लिया गया है। अब रिपोर्ट आएगी।',
    },
    video: {
      checking: 'पहले हम आपकी बुकिंग देखेंगे। यह समय आपके लिए रोका गया है।',
      booked: 'लिंक 15 मिनट पहले WhatsApp पर आएगा। कृपया 5 मिनट पहले तैयार रहें।',
      'on-the-way': 'लिंक 15 मिनट पहले WhatsApp पर आएगा। कृपया 5 मिनट पहले तैयार रहें।',
      started: 'परामर्श शुरू हो गया है।',
    },
  },
  again: 'फिर बुक करें',
  againOf: (title) => `फिर बुक करें: ${title}`,
};
