import type { Translated } from './failure.ts';
import type { paymentErrors } from './payment.messages.en.ts';

export const paymentErrorsHi: Translated<typeof paymentErrors> = {
  amount_invalid: 'रकम रुपये में दें।',
  amount_changed: ({ total }) => `कुल ₹${total} है। भुगतान से पहले कृपया देख लें। आपसे कोई पैसा नहीं लिया गया।`,
  service_unknown: ({ known }) => `service_type इनमें से एक हो: ${known}।`,
  currency_unknown: 'हम केवल भारतीय रुपये (INR) लेते हैं।',
  quote_not_found: 'यह जोड़ हमें नहीं मिला। कृपया अपना ऑर्डर फिर जाँचें।',
  quote_expired: ({ minutes }) =>
    `कीमतें ${minutes} मिनट तक रहती हैं। कृपया अपना ऑर्डर फिर जाँचें। आपसे कोई पैसा नहीं लिया गया।`,
  not_bookable: 'इसकी बुकिंग अभी यहाँ नहीं होती।',
  mobile_unverified: 'भुगतान या बुकिंग से पहले कृपया अपना मोबाइल नंबर सत्यापित करें।',
  payments_open: ({ most }) =>
    `आपके ${most} भुगतान शुरू होकर अधूरे हैं। कृपया उनमें से एक पूरा करें, या बाद में फिर कोशिश करें।`,
  already_paid: 'इसका भुगतान पहले हो चुका है। आपसे दोबारा पैसा नहीं लिया गया।',
  provider_away: 'भुगतान शुरू नहीं हो सका। कृपया फिर कोशिश करें।',
  no_provider: 'भुगतान शुरू नहीं हो सका। कृपया फिर कोशिश करें।',
  payment_not_found: 'यह भुगतान हमें नहीं मिला।',
  payment_unknown: 'यह भुगतान हम तक नहीं पहुँचा। अगर पैसे कट गए हैं, तो उनसे आपका ऑर्डर बनेगा, या वे अपने आप लौट आएँगे।',
  payment_pending: 'हम आपके बैंक के जवाब का इंतज़ार कर रहे हैं। कृपया यह पेज खुला रखें।',
  payment_failed: 'भुगतान नहीं हो सका। कृपया फिर कोशिश करें।',
  verification_failed: 'भुगतान की पुष्टि नहीं हो सकी। कृपया हमें फ़ोन करें।',
  other_cart: 'यह भुगतान किसी और ऑर्डर का है। आपसे दोबारा पैसा नहीं लिया गया।',
  other_details: 'यह भुगतान किसी और पाने वाले या किसी और पर्ची के साथ हुआ था। आपसे दोबारा पैसा नहीं लिया गया।',
  bad_signature: 'यह संदेश भुगतान कंपनी का नहीं है।',
  refunded: ({ reason }) => `${reason} आपका पैसा लौट रहा है।`,
};
