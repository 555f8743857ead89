import type { Translated } from './failure.ts';
import type { scheduleErrors } from './schedule.messages.en.ts';

export const scheduleErrorsHi: Translated<typeof scheduleErrors> = {
  slot_invalid: 'सूची में से कोई समय चुनें।',
  slot_taken: 'यह समय अभी-अभी किसी और ने ले लिया। कोई दूसरा समय चुनें।',
  slot_not_offered: 'यह समय अब बुक नहीं हो सकता। कोई दूसरा समय चुनें।',
  holds_many: ({ most }) => `आपके लिए ${most} समय पहले से रोके गए हैं। उनमें से कोई बुक करें, या कोई एक छोड़ दें।`,
  hold_not_found: 'आपके लिए अब कोई समय रोका हुआ नहीं है। समय फिर से चुनें।',
  hold_extended: 'यह समय एक बार बढ़ाया जा चुका है। समय ख़त्म होने से पहले बुक करें।',
  booking_not_found: 'हमें यह बुकिंग नहीं मिली',
  booking_over: 'यह बुकिंग शुरू हो चुकी है या पूरी हो गई है। कुछ गड़बड़ हो तो हमें फ़ोन करें।',
  booking_cancelled: 'यह बुकिंग रद्द हो चुकी है।',
  booking_ahead: 'यह बुकिंग अभी शुरू नहीं हुई है।',
  booking_moved_often: ({ most }) => `इस बुकिंग का समय ${most} बार बदला जा चुका है। फिर बदलने के लिए हमें फ़ोन करें।`,
  hours_invalid: 'एक ही दिन का पहले से बाद तक का समय दें।',
  hours_overlap: 'इनमें से दो समय आपस में टकराते हैं। उन्हें एक कर दें।',
  leave_invalid: 'छुट्टी शुरू होने से पहले ख़त्म हो रही है। उसके दिन देखें।',
  leave_past: 'यह छुट्टी बीत चुकी है। आज से आगे के दिन चुनें।',
  leave_hits: ({ count }) => (count === 1 ? 'इस छुट्टी में एक बुकिंग आती है।' : `इस छुट्टी में ${count} बुकिंग आती हैं।`),
  leave_not_found: 'हमें वह छुट्टी नहीं मिली।',
};
