import { hindiTime } from '../messages/hindi.ts';
import { count } from '../messages/plural.ts';
import type { appointmentFormMessages } from './appointment-form-messages.en.ts';

export const appointmentForm: typeof appointmentFormMessages = {
  title: 'लैब जाँच का अपॉइंटमेंट बुक करें',
  subtitle: 'हम सैंपल लेने आपके घर आते हैं। पैसे तभी देने हैं, अभी कुछ नहीं।',
  when: 'हम कब आएँ?',
  date: 'तारीख',
  time: 'समय',
  clock: hindiTime,
  dateFirst: 'पहले तारीख चुनें।',
  loadingTimes: 'समय लोड हो रहे हैं',
  noTimes: 'इस दिन कोई नहीं आ सकता। कृपया दूसरी तारीख चुनें।',
  fast: (hours, from, to) =>
    `आपकी जाँचों के लिए ${count(hours)} घंटे ख़ाली पेट रहना है। देर होने पर यह बहुत लंबा हो जाता है, इसलिए ${from} से ${to} तक के समय ही दिखाए गए हैं।`,
  where: 'हम कहाँ आएँ?',
  address: 'पता',
  addressHint: 'मकान, सड़क, इलाका, शहर और पिनकोड',
  latitude: 'अक्षांश',
  longitude: 'देशांतर',
  locate: 'मेरी मौजूदा जगह लें',
  locating: 'आपकी जगह पता की जा रही है...',
  check: 'देखें कि हम वहाँ आते हैं या नहीं',
  checking: 'देखा जा रहा है...',
  comes: 'हम आपके यहाँ आते हैं',
  away: (km) => `हमसे ${km} कि.मी. दूर`,
  charge: (sum) => `सैंपल लेने का शुल्क ${sum}`,
  free: 'सैंपल लेना मुफ़्त है',
  notAvailable: 'आपकी जगह पर घर से सैंपल लेने की सुविधा नहीं है',
  total: 'सैंपल देते समय देना है',
  book: 'अपॉइंटमेंट बुक करें',
  booking: 'बुक हो रहा है...',
};
