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
  note: 'Written after a consultation by telemedicine. Show it to a doctor if you feel worse.',
};
