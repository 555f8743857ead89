/** English around what is said of a medicine. */
export const leafletMessages = {
  use: 'What it is for',
  take: 'How to take it',
  apply: 'How to use it',
  avoidTaking: 'Do not take it if',
  avoidUsing: 'Do not use it if',
  effects: 'Side effects',
  keep: 'How to keep it',
  doctorFirst: 'What your doctor told you comes before this page.',
  unknown: 'We have no notes on this medicine yet. Read the leaflet in its pack.',
  askPharmacist: (phone: string) => `Ask the pharmacist: ${phone}`,
};
