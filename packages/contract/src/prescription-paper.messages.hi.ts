import type { prescriptionLabels } from './prescription-paper.messages.en.ts';

export const prescriptionLabelsHi: typeof prescriptionLabels = {
  title: 'डॉक्टर की पर्ची',
  doctor: 'डॉक्टर',
  registration: 'पंजीकरण',
  clinic: 'क्लिनिक',
  patient: 'मरीज़',
  written: 'कब लिखी',
  indian: ({ time }) => `${time}, भारतीय समय`,
  consultation: 'परामर्श',
  by: ({ id, shop }) => `${id}, ${shop} पर`,
  taken: ({ name, composition, dose, days }) => `${name} (${composition})। ${dose}, ${days} दिन तक`,
  packs: ({ count }) => `${count} पैक`,
  note: 'टेलीमेडिसिन से परामर्श के बाद लिखी गई। तबीयत बिगड़े तो इसे किसी डॉक्टर को दिखाएँ।',
};
