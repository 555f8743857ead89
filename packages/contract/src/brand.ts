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
  managedBy: 'Doorstep Health Services, Ranchi',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/doorstep.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/doorstep.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@doorstep.example' },
    { name: 'WhatsApp', href: 'https://wa.me/916512345678' },
  ],
} as const;
