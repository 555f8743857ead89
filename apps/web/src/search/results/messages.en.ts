/** English of the page of what was found. */
export const searchMessages = {
  title: 'Search',
  titleFor: (text: string) => `Results for “${text}”`,
  search: 'Search the shop',
  placeholder: 'Medicine, test, doctor or ‘bukhar’',
  start: 'What do you need?',
  startText:
    'Type the name of a medicine, a test or a service, or simply what is wrong: ‘fever’, ‘bukhar’, ‘बुखार’.',
  failed: 'The search did not work',
  corrected: (text: string) => `Nothing found as written. Showing results for “${text}”.`,
  medicines: 'Medicines',
  /** A choice by complaint is no advice. */
  free: 'These need no prescription. Read the leaflet; if you are not better in two days, ask a doctor.',
  allMedicines: (text: string) => `All medicines for “${text}”`,
  tests: 'Lab tests at home',
  allTests: 'All lab tests',
  services: 'Home services',
  allServices: 'All home services',
  doctors: 'Doctors',
  allDoctors: 'All doctors',
  ask: 'Ask a doctor',
  askText: 'By chat, free of charge, every day from 9 AM to 10 PM. By video from 11 AM to 5 PM.',
  page: 'Open the page',
  none: (text: string) => `Nothing found for “${text}”`,
  noneText: 'Send us a photo of the prescription or of the old pack, or call us: we find it for you.',
  prescription: 'Send a prescription',
  call: (phone: string) => `Call ${phone}`,
  meant: 'Did you mean',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    search: typeof searchMessages;
  }
}
