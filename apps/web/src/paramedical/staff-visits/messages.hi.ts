import { hindiDay, hindiWhen } from '@doorstep/ui/messages/hindi';
import { count } from '@doorstep/ui/messages/plural';
import type { staffVisitsMessages } from './messages.en.ts';

export const staffVisits: typeof staffVisitsMessages = {
  title: 'घर पर विज़िट',
  subtitle: 'सभी समय भारतीय हैं।',
  day: hindiDay,
  unassigned: () => 'विज़िट के लिए नर्स तय नहीं',
  clashing: () => 'विज़िट टकरा रही हैं',
  next: (...when) => `अगली: ${hindiWhen(...when)}`,
  teamsOf: 'कौन-सी टीम',
  all: 'सभी टीमें',
  team: (name, visits) => `${name} (${count(visits)} विज़िट)`,
  visits: (n, open) => `${count(n)} विज़िट${open > 0 ? `, ${count(open)} के लिए नर्स चाहिए` : ''}`,
  none: 'इस दिन कोई विज़िट नहीं है।',
  failed: 'विज़िट लोड नहीं हो पाईं',
  print: 'सूची छापें',
  assigned: (nurse, patient) => `${patient} के यहाँ ${nurse} का जाना तय है, और मरीज़ को बता दिया गया है।`,
  unassignedNow: (patient) => `अब ${patient} के यहाँ कोई नहीं जा रहा।`,
  stepped: {
    booked: (patient) => `${patient}: फिर से बुक, अभी कोई रास्ते में नहीं है।`,
    'on-the-way': (patient) => `${patient}: रास्ते में।`,
    started: (patient) => `${patient}: विज़िट शुरू हो गई।`,
    done: (patient) => `${patient}: विज़िट पूरी हो गई।`,
  },
  codeMade: (patient) => `अब ${patient} को नया कोड दिखता है।`,
  notSaved: 'कुछ भी नहीं बदला गया। कृपया फिर कोशिश करें।',
};
