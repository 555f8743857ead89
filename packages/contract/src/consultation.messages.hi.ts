import type { consultationErrors } from './consultation.messages.en.ts';
import type { Translated } from './failure.ts';

export const consultationErrorsHi: Translated<typeof consultationErrors> = {
  consultation_not_found: 'हमें यह परामर्श नहीं मिला',
  consultation_closed: 'यह परामर्श बंद हो चुका है। आप नया शुरू कर सकते हैं।',
  consultation_status_unknown: 'खुले या बंद में से एक चुनें।',
  chat_hours: 'चैट भारतीय समय से सुबह 9 से रात 10 बजे तक खुली रहती है। आपात स्थिति में 112 पर कॉल करें।',
  video_hours: 'यह वीडियो परामर्श अभी खुला नहीं है। आप शुरू होने से 15 मिनट पहले जुड़ सकते हैं।',
  doctor_busy: 'ये डॉक्टर अभी व्यस्त हैं। कोई दूसरे डॉक्टर चुनें या थोड़ी देर बाद कोशिश करें।',
  no_doctor: 'अभी कोई डॉक्टर उपलब्ध नहीं हैं',
  video_today: 'वीडियो परामर्श आज के लिए बुक होता है। कृपया कोई ख़ाली समय चुनें।',
  whatsapp_required: 'बुकिंग के लिए सभी ज़रूरी जानकारी भरें।',
  whatsapp_invalid: 'सही व्हाट्सऐप नंबर लिखें।',
  message_required: 'कृपया संदेश लिखें।',
  message_unknown: 'यह संदेश नहीं मिला।',
  danger_signs_wrong: 'हर ख़तरे के लक्षण का जवाब हाँ या नहीं में दें।',
  attachment_missing: 'हमें यह फ़ाइल नहीं मिली। कृपया फिर से जोड़ें।',
  chat_fast: 'यह बहुत जल्दी था। थोड़ी देर में फिर भेजा जाएगा।',
  chat_unreadable: 'सर्वर इसे पढ़ नहीं सका।',
  chat_ticket: 'आपका कनेक्शन ख़त्म हो गया। फिर से जोड़ा जा रहा है।',
  chat_not_yours: 'यह आपका परामर्श नहीं है।',
  chat_many: 'इस खाते में बहुत सी चैट खुली हैं। कृपया एक बंद करें।',
};
