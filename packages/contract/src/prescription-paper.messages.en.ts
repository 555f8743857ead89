interface Line {
  generic: string;
  brand: string;
  form: string;
  dose: string;
  days: number;
}
interface Signed {
  doctor: string;
  registration: string;
  time: string;
}
interface Taken {
  name: string;
  composition: string;
  dose: string;
  days: number;
}
/** On the paper of a prescription that a doctor of the shop wrote. Medicines stand as on their packs, for any pharmacist. */
export const prescriptionLabels = {
  title: 'Prescription',
  doctor: 'Doctor',
  registration: 'Registration',
  clinic: 'Clinic',
  patient: 'Patient',
  written: 'Written',
  indian: ({ time }: { time: string }) => `${time}, Indian time`,
  consultation: 'Consultation',
  by: ({ id, shop }: { id: string; shop: string }) => `${id}, by ${shop}`,
  taken: ({ name, composition, dose, days }: Taken) =>
    `${name} (${composition}). ${dose}, for ${days} ${days === 1 ? 'day' : 'days'}`,
  packs: ({ count }: { count: number }) => `${count} ${count === 1 ? 'pack' : 'packs'}`,
  number: 'Prescription number',
  person: 'Age and sex',
  sexes: { female: 'female', male: 'male', other: 'other' },
  aged: ({ age, sex }: { age: number; sex: string }) => `${age} years, ${sex}`,
  address: 'Address of the patient',
  diagnosis: 'Diagnosis',
  mode: 'Mode of consultation',
  modes: { text: 'Text chat', audio: 'Audio', video: 'Video' },
  first: 'first consultation',
  followUp: 'follow-up',
  valid: 'Valid until',
  line: ({ generic, brand, form, dose, days }: Line) =>
    `${generic}${brand ? ` (${brand})` : ''}, ${form}. ${dose}, for ${days} ${days === 1 ? 'day' : 'days'}`,
  forms: {
    tablet: 'tablet',
    capsule: 'capsule',
    syrup: 'syrup',
    drops: 'drops',
    cream: 'cream',
    injection: 'injection',
    inhaler: 'inhaler',
    powder: 'powder',
    other: 'as on its pack',
  },
  asTyped: 'not from this shop',
  signed: ({ doctor, registration, time }: Signed) =>
    `Digitally signed by ${doctor}, registration ${registration}, at ${time}, Indian time.`,
  note: 'Written after a consultation by telemedicine. Show it to a doctor if you feel worse.',
};
