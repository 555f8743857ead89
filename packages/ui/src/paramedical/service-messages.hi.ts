import { hindiDuration } from '../messages/hindi.ts';
import type { serviceMessages } from './service-messages.en.ts';

export const service: typeof serviceMessages = {
  atHome: 'घर पर उपलब्ध',
  viewAndBook: 'देखें और बुक करें',
  off: (percent) => `${percent}% छूट`,
  save: (amount, percent) => `${amount} की बचत (${percent}% छूट)`,
  serviceType: 'सेवा का प्रकार',
  homeVisit: 'घर पर विज़िट',
  availability: 'उपलब्धता',
  allDay: '24/7',
  byDay: (from, to) => `हर दिन, ${from} से ${to} तक`,
  lasts: 'विज़िट में लगता है',
  minutes: (minutes) => `लगभग ${hindiDuration(minutes)}`,
  order: 'डॉक्टर की पर्ची',
  orderNeeded: 'ज़रूरी: बुक करते हुए अपलोड करें, हमारे फ़ार्मासिस्ट उसे देखेंगे',
  orderNotNeeded: 'ज़रूरी नहीं',
  serviceId: 'सेवा संख्या',
  bookNow: 'अभी बुक करें',
  payAtVisit: 'विज़िट पर पैसे दें',
  travelIncluded: 'ऑनलाइन भुगतान में आने-जाने का ख़र्च शामिल है।',
  travelAdded: (amount) => `विज़िट पर पैसे देने पर हर किमी के ${amount} जुड़ते हैं।`,
  keepReady: 'तैयार रखें',
  print: 'यह सूची प्रिंट करें',
};
