import { brand } from './brand.ts';
import type { bookingTexts } from './booking.messages.en.ts';
import type { Translated } from './failure.ts';

const withPhone = (said: string) => `${brand.name}: ${said} कोई सवाल? ${brand.phoneShown} पर फ़ोन करें।`;
export const bookingTextsHi: Translated<typeof bookingTexts> = {
  subject: ({ order }) => `${brand.name}: बुकिंग ${order}`,
  booked: ({ order, time }) => withPhone(`बुकिंग ${order} पक्की हो गई: ${time}, भारतीय समय।`),
  checking: ({ order, time }) =>
    withPhone(`बुकिंग ${order} के लिए ${time} (भारतीय समय) रोका गया है। पहले फ़ार्मासिस्ट डॉक्टर की पर्ची देखेंगे।`),
  moved: ({ order, time }) => withPhone(`बुकिंग ${order} का नया समय: ${time}, भारतीय समय।`),
  cancelled: ({ order, days }) =>
    withPhone(`बुकिंग ${order} रद्द हो गई। जो पैसा लौटना है वह ${days} दिन में मिल जाएगा।`),
  coming: ({ order, name, registration, time }) =>
    withPhone(
      `बुकिंग ${order} के लिए (${time}) ${name} (पंजीकरण ${registration}) आएँगे। अपना कोड सिर्फ़ दरवाज़े पर बताएँ।`,
    ),
  on_way: ({ order, name }) =>
    withPhone(`बुकिंग ${order} के लिए ${name} आपके पास आ रहे हैं। अपना कोड सिर्फ़ दरवाज़े पर बताएँ।`),
  report_ready: ({ order }) => withPhone(`बुकिंग ${order} में कुछ नया आया है। देखने के लिए लॉगिन करें।`),
  remind_day: ({ order, time }) => withPhone(`बुकिंग ${order} कल है: ${time}, भारतीय समय।`),
  remind_soon: ({ order, time }) => withPhone(`बुकिंग ${order} दो घंटे में है: ${time}, भारतीय समय।`),
};
