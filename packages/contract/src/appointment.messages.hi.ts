import type { appointmentErrors } from './appointment.messages.en.ts';
import type { Translated } from './failure.ts';

export const appointmentErrorsHi: Translated<typeof appointmentErrors> = {
  doctor_not_found: 'हमें ये डॉक्टर नहीं मिले',
  patient_name_required: 'नाम ज़रूरी है',
  patient_age_required: 'उम्र ज़रूरी है',
  patient_age_invalid: 'सही उम्र लिखें',
  patient_gender_required: 'लिंग चुनना ज़रूरी है',
  patient_phone_required: 'फ़ोन नंबर ज़रूरी है',
  patient_phone_invalid: '10 अंकों का सही फ़ोन नंबर लिखें',
  slot_type_unknown: 'अपॉइंटमेंट या वीडियो परामर्श में से एक चुनें।',
  payment_required: 'पहले इस बुकिंग का भुगतान करें।',
  calendar_none: 'आपके खाते से अभी कोई कैलेंडर नहीं जुड़ा है। एडमिन से कहें कि इसे किसी डॉक्टर से जोड़ दें।',
};
