/** Who we are: typed once, for screens, messages and invoices alike. All of it is invented for the demo store. */
export const brand = {
  name: 'Doorstep',
  blurb: 'Medicines, nurses, lab tests and doctors, brought to your door.',
  email: 'care@doorstep.example',
  /** E.164. */
  phone: '+916512345678',
  phoneShown: '0651 234 5678',
  city: 'Ranchi',
  state: 'Jharkhand',
  ambulance: '+916512345108',
  ambulanceShown: '0651 234 5108',
  /** India's emergency and ambulance numbers (decision S1). */
  emergency: '112',
  nationalAmbulance: '108',
  store: { latitude: 23.3441, longitude: 85.3096 },
  drugLicence: 'JH-RNC-20B-000000 / 21B-000000',
  gstin: '20AAAAA0000A1Z5',
  managedBy: 'Doorstep Health Services, Ranchi',
  doctors: { experience: 'over 26 years of combined experience' },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/doorstep.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/doorstep.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@doorstep.example' },
    { name: 'WhatsApp', href: 'https://wa.me/916512345678' },
  ],
} as const;
