import type { accountErrors, accountTexts } from './account.messages.en.ts';
import { brand } from './brand.ts';
import type { Translated } from './failure.ts';

export const accountErrorsHi: Translated<typeof accountErrors> = {
  password_required: 'पासवर्ड डालें',
  password_short: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  password_long: 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हो सकते हैं',
  password_guessable: 'यह पासवर्ड बहुत लोग रखते हैं। कृपया कोई दूसरा चुनें।',
  new_password_required: 'नया पासवर्ड डालें',
  name_required: 'पूरा नाम डालें',
  name_short: 'नाम में कम से कम 2 अक्षर होने चाहिए',
  email_required: 'ई-मेल डालें',
  email_invalid: 'कृपया सही ई-मेल पता डालें',
  confirm_required: 'पासवर्ड दोबारा डालें',
  passwords_differ: 'दोनों पासवर्ड अलग हैं',
  otp_required: 'OTP डालें',
  otp_length: 'OTP में 6 अंक होने चाहिए',
  otp_invalid: 'कृपया 6 अंकों का सही OTP डालें',
  otp_wrong: 'OTP गलत है। कृपया फिर कोशिश करें।',
  reset_failed: 'पासवर्ड नहीं बदला जा सका। कृपया जानकारी और OTP जाँचें।',
  sms_failed: 'OTP नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  purpose_invalid: 'purpose में verify, reset या login दें।',
  verify_purpose_invalid: 'purpose में verify या login दें।',
  wrong_credentials: 'मोबाइल नंबर या पासवर्ड गलत है। कृपया फिर कोशिश करें।',
  not_your_password: 'यह आपका पासवर्ड नहीं है। कृपया फिर कोशिश करें।',
  no_password: "अभी कोई पासवर्ड नहीं है। OTP से पासवर्ड रखने के लिए 'पासवर्ड भूल गए' चुनें।",
  picture_type: 'कृपया फ़ोटो चुनें (JPG, PNG या WebP)',
  picture_shape: 'यह तस्वीर इतनी लंबी और पतली है कि साफ़ नहीं दिखेगी। कृपया दूसरी चुनें।',
  picture_unreadable: 'यह फ़ोटो पढ़ी नहीं जा सकी। कृपया दूसरी चुनें।',
  yes_or_no: 'कृपया हाँ या ना चुनें।',
  comfort_unknown: 'कृपया बंद, बड़ा या बहुत बड़ा चुनें।',
  language_unknown: 'कृपया अंग्रेज़ी या हिंदी चुनें।',
  consent_unknown: 'कृपया चुनें कि आप किस बात से सहमत हैं।',
  orders_open: 'आपका एक ऑर्डर अभी रास्ते में है। उसे रद्द करें या पहुँचने दें, फिर खाता हटाएँ।',
  last_admin: 'इस दुकान के एडमिन केवल आप हैं। पहले किसी और को एडमिन बनाएँ, फिर अपना खाता हटाएँ।',
  staff_password: ({ least, most }) => `पासवर्ड में ${least} से ${most} अक्षर हों।`,
  staff_role: 'भूमिका admin, pharmacist या doctor में से एक है।',
  staff_not_found: 'इस नंबर का कोई कर्मचारी नहीं मिला।',
  no_such_account: 'इस मोबाइल नंबर का अभी कोई खाता नहीं है। उनसे पहले खाता बनाने को कहें।',
  staff_unverified: 'यह मोबाइल नंबर अभी सत्यापित नहीं है। उनसे एक बार OTP से लॉगिन करने को कहें।',
  own_role: 'कोई अपनी भूमिका नहीं बदल सकता, न ख़ुद को बाहर कर सकता है। किसी और एडमिन से कहें।',
  one_admin: 'इस दुकान के एडमिन केवल यही हैं। पहले किसी और को एडमिन बनाएँ।',
  mobile_taken: 'इस मोबाइल नंबर का खाता पहले से है। कर्मचारी के लिए अलग नंबर चाहिए।',
  taken_already: 'यह नंबर पहले से किसी का है',
};

export const accountTextsHi: Translated<typeof accountTexts> = {
  registered: 'खाता बन गया! आगे बढ़ने के लिए लॉगिन करें।',
  otp_sent: 'OTP आपके मोबाइल पर भेज दिया गया!',
  otp_verified: 'OTP सही है!',
  password_reset: 'पासवर्ड बदल गया! अब लॉगिन करें।',
  password_changed: 'आपका पासवर्ड बदल गया। बाकी सब जगह से लॉगआउट हो गया।',
  otp_verify_sms: ({ code }) =>
    `${code} आपका ${brand.name} OTP है, मोबाइल नंबर सत्यापित करने के लिए। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  otp_reset_sms: ({ code }) =>
    `${code} आपका ${brand.name} OTP है, नया पासवर्ड रखने के लिए। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  otp_login_sms: ({ code }) =>
    `${code} आपका ${brand.name} OTP है, लॉगिन करने के लिए। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  account_exists_sms: `किसी ने आपके मोबाइल नंबर से ${brand.name} का खाता माँगा। आपका खाता पहले से है: लॉगिन करें, या नया पासवर्ड रखने के लिए 'पासवर्ड भूल गए' चुनें। अगर यह आपने नहीं किया, तो आपको कुछ करना नहीं है।`,
};
