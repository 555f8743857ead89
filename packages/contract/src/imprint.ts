/** The rest of who we are: read by the footer, by messages and invoices, and kept out of every page's first script. */
export const imprint = {
  email: 'care@doorstep.example',
  /** Who is called in danger (decision S1): the national number, the public ambulance, and our own, at any hour. */
  emergency: { national: '112', ambulance: '108', own: '+916512345108', ownShown: '0651 234 5108' },
  city: 'Ranchi',
  state: 'Jharkhand',
  /** As it stands on an invoice: who sells, where, and by which registration and licence (forms 20 and 21). */
  addressLines: ['Shop 3, Shanti Complex, Main Road', 'Ranchi, Jharkhand 834001'],
  gstin: '20DSTEP1234K1Z7',
  drugLicence: 'JH-RN1-120045, JH-RN1-120046',
  managedBy: 'Doorstep Health Services, Ranchi',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/doorstep.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/doorstep.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@doorstep.example' },
    { name: 'WhatsApp', href: 'https://wa.me/916512345678' },
  ],
} as const;
