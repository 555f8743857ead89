import { hindiDay, hindiWhen } from '@doorstep/ui/messages/hindi';
import { count } from '@doorstep/ui/messages/plural';
import type { staffCollectionsMessages } from './messages.en.ts';

export const staffCollections: typeof staffCollectionsMessages = {
  title: 'घर से सैंपल',
  subtitle: 'सभी समय भारतीय हैं।',
  day: hindiDay,
  unassigned: () => 'सैंपल लेने कौन जाएगा, तय नहीं',
  next: (...when) => `अगला: ${hindiWhen(...when)}`,
  reportsWaiting: () => 'रिपोर्ट लैब से नहीं आईं',
  since: (...when) => `${hindiWhen(...when)} से`,
  whose: 'कौन सैंपल लेगा',
  all: 'सभी',
  nobody: 'अभी कोई नहीं',
  of: (name, collections) => `${name} (${count(collections)} सैंपल)`,
  sheetOf: (name, day) => `${name}, दिन: ${day}`,
  collections: (n, open) =>
    `${count(n)} जगह से सैंपल लेने हैं${open > 0 ? `, ${count(open)} के लिए किसी को भेजना है` : ''}`,
  none: 'इस दिन कोई सैंपल नहीं लेना है।',
  noneOfThese: 'इस दिन इनमें से कोई नहीं है।',
  failed: 'सैंपल की सूची लोड नहीं हो पाई',
  print: 'सूची छापें',
  asList: 'सूची में देखें',
  asCards: 'कार्ड में देखें',
  assigned: (collector, patient) => `${patient} के यहाँ ${collector} का जाना तय है।`,
  unassignedNow: (patient) => `अब ${patient} के यहाँ कोई नहीं जा रहा।`,
  stepped: {
    booked: (patient) => `${patient}: फिर से बुक, अभी सैंपल नहीं लिया गया।`,
    collected: (patient) => `${patient}: सैंपल ले लिया गया।`,
    'at-lab': (patient) => `${patient}: सैंपल लैब पहुँच गया।`,
    reported: (patient) => `${patient}: रिपोर्ट आ गई।`,
  },
  paymentSaved: (name) => `${name} का भुगतान सहेजा गया।`,
  paymentCorrected: (name) => `${name} का पुराना भुगतान रद्द किया गया, रकम फिर से बाकी है।`,
  unpaid: () => 'रिपोर्ट हुए सैंपल का भुगतान बाकी है',
  cancelled: (patient) => `रद्द कर दिया। ${patient} को बता दिया गया है।`,
  notHeard: 'कोई जवाब नहीं मिला। फिर कोशिश करने से पहले इस सैंपल को देख लें।',
  notSaved: 'कुछ भी नहीं बदला गया। कृपया फिर कोशिश करें।',
};
