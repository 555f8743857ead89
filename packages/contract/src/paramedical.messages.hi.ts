import type { Translated } from './failure.ts';
import type { paramedicalErrors } from './paramedical.messages.en.ts';

export const paramedicalErrorsHi: Translated<typeof paramedicalErrors> = {
  service_not_found: 'यह सेवा नहीं मिली',
  visit_address_required: 'वह पता चुनें या लिखें जहाँ हमें आना है।',
  visit_out_of_reach: ({ km, radius }) =>
    `यह पता हमसे ${km} किमी दूर है। हम ${radius} किमी तक आते हैं। कोई दूसरा पता चुनें।`,
  visit_no_place: 'हमें नहीं पता कि यह पता कहाँ है। अपनी जगह बताएँ, या कोई दूसरा पता चुनें।',
  visit_fields_required: 'कीमत जानने के लिए सभी ज़रूरी जानकारी भरें।',
  visit_order_required: 'इस सेवा के लिए डॉक्टर की पर्ची ज़रूरी है। पहले उसे अपलोड करें।',
  visit_no_team: 'इस पते पर अभी कोई टीम नहीं आती। हमें फ़ोन करें।',
  visit_code_wrong: ({ left }) =>
    left === 1
      ? 'यह कोड सही नहीं है। एक बार और कोशिश कर सकते हैं।'
      : `यह कोड सही नहीं है। ${left} बार और कोशिश कर सकते हैं।`,
  visit_code_dead: 'बहुत बार ग़लत कोड डाला गया। विज़िट शुरू होने से पहले मरीज़ को फ़ोन करें।',
  visit_code_required: 'वे चार अंक लिखें जो मरीज़ दरवाज़े पर बताएँ।',
  visit_step_wrong: 'यह विज़िट आगे बढ़ चुकी है, या रद्द हो गई है। इसे फिर से खोलें।',
  visit_unassigned: 'पहले चुनें कि कौन जाएगा।',
  visit_unapproved: 'पहले फ़ार्मासिस्ट को डॉक्टर की पर्ची देखनी है।',
  nurse_busy: ({ name }) => `${name} उस समय किसी और विज़िट पर हैं। किसी और को चुनें।`,
  nurse_not_found: 'हमें यह व्यक्ति नहीं मिला।',
  visit_amount_changed: ({ total }) => `कीमत अब ₹${total} है। इसे फिर से देखें।`,
};
