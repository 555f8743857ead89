/** English of the home page. */
export const homeMessages = {
  title: 'Medicines and care at your door',
  heading: 'Medicines and care, at your door',
  top: 'Top Medicines',
  all: 'View All Medicines',
  failed: 'Failed to load medicines',
  search: 'Search a medicine, a test, a doctor or ‘bukhar’',
  none: 'No medicines yet',
  noneText: 'The catalogue is being filled. Please look again soon.',
  slides: 'What we do for you',
  getStarted: 'Get Started',
  callNow: 'Call Now',
  medicineSlide: 'Your medicines, at your door',
  medicineSlideText: (km: number) =>
    `What a pharmacist has checked, up to ${km} km around Ranchi. You pay online.`,
  nurseSlide: 'A nurse comes to you',
  nurseSlideText: 'Dressing, injection, drip or catheter: at home, at the time you choose.',
  testSlide: 'Lab tests at home',
  testSlideText: 'We come for the sample, and tell you how to keep the fast. The report comes to your phone.',
  videoSlide: 'See a doctor from home',
  videoSlideText: 'By chat, free of charge, or by video today.',
  appointmentSlide: 'Your time at the clinic, kept',
  appointmentSlideText: (n: number | undefined) =>
    `${n ? `${n} specialties. ` : ''}Choose a doctor and a time, and do not wait there.`,
  ambulanceSlide: 'Ambulance, day and night',
  ambulanceSlideText: 'In danger call 112 or 108 first. Our own ambulance comes at any hour, too.',
  services: 'Our Services',
  medicine: 'Medicine',
  medicineCount: (n: number) => `${n.toLocaleString('en-IN')} medicines`,
  paramedical: 'Paramedical',
  paramedicalCount: (n: number) => `${n.toLocaleString('en-IN')} home services`,
  tests: 'Medical Tests',
  testCount: (n: number) => `${n.toLocaleString('en-IN')} tests at home`,
  onlineDoctor: 'Online Doctor',
  onlineDoctorText: 'Chat 9 AM to 10 PM',
  appointment: 'Appointment',
  appointmentCount: (n: number) => `${n.toLocaleString('en-IN')} doctors`,
  emergency: 'Emergency',
  emergencyText: 'Ambulance, 24/7',
  founders: (brand: string) => `The doctors behind ${brand}`,
  claim: (years: number) => `Over ${years} years of combined experience`,
  registration: (number: string) => `Reg. ${number}`,
  atHome: 'At your home',
  atHomeLines: [
    'Dressing and stitch removal',
    'Catheter care',
    'IV saline and injections',
    'Nursing care, by day and night',
    'Blood and urine samples',
  ],
  allServices: (n: number) => `All ${n.toLocaleString('en-IN')} services`,
  why: (brand: string) => `Why ${brand}`,
  whyLines: [
    'Registered doctors, nurses and pharmacists',
    'Fee and time said before you pay',
    'Your money back when you cancel in time',
    'One number to call, in Hindi too',
  ],
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    home: typeof homeMessages;
  }
}
