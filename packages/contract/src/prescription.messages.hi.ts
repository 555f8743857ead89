import type { Translated } from './failure.ts';
import type { prescriptionErrors } from './prescription.messages.en.ts';

const ANOTHER = 'दूसरे फ़ार्मासिस्ट';

export const prescriptionErrorsHi: Translated<typeof prescriptionErrors> = {
  prescription_type: 'कृपया फ़ोटो या PDF चुनें (JPG, PNG, WebP या PDF)',
  prescription_unreadable: 'यह फ़ाइल हम पढ़ नहीं सके। कृपया दूसरी फ़ोटो या PDF चुनें।',
  prescription_pixels: 'यह तस्वीर हमारे लिए बहुत बड़ी है। कृपया 40 मेगापिक्सल तक की चुनें।',
  prescription_locked: 'यह PDF बंद है, या उसमें पन्नों से ज़्यादा कुछ है। कृपया पर्ची की फ़ोटो चुनें।',
  prescription_not_found: 'यह पर्ची हमें नहीं मिली।',
  in_use: ({ order }) =>
    `आपका ऑर्डर ${order} इसी पर्ची पर रुका है। पहले ऑर्डर रद्द करें, या फ़ार्मासिस्ट के देख लेने पर इसे हटाएँ।`,
  decision_required: 'कृपया मंज़ूर या नामंज़ूर करें।',
  line_decision_required: 'कृपया मंज़ूर करें, नामंज़ूर करें या पूछें।',
  reason_required: 'कृपया कारण लिखें: मरीज़ इसे पढ़ते हैं।',
  lines_many: 'एक बार में इतनी दवाइयाँ नहीं हो सकतीं।',
  instant_invalid: 'समय ISO रूप में, उसके अंतर के साथ दें।',
  day_invalid: 'दिन इस तरह दें: 2027-05-21।',
  valid_until_range: 'आज से एक साल तक का कोई दिन चुनें।',
  rejected_whole: 'नामंज़ूर पर्ची से कोई दवाई मंज़ूर नहीं होती।',
  line_unknown: 'इस पर्ची के साथ किसी ऑर्डर में यह दवाई नहीं है।',
  line_ambiguous: 'कई ऑर्डर में यह दवाई है: बताएँ कौन सा।',
  reviewed_approved: ({ by = ANOTHER }) => `${by} इस पर्ची को मंज़ूर कर चुके हैं। बदलने से पहले इसे फिर खोलें।`,
  reviewed_rejected: ({ by = ANOTHER }) => `${by} इस पर्ची को नामंज़ूर कर चुके हैं। बदलने से पहले इसे फिर खोलें।`,
  reviewed_pending: ({ by = ANOTHER }) => `${by} इस पर्ची पर सवाल पूछ चुके हैं। बदलने से पहले इसे फिर खोलें।`,
  queue_status: 'status में pending या all दें।',
};
