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
  /** In whose name medicines are dispensed. */
  pharmacist: { name: 'Meera Sinha', registration: 'JH-PH-12045' },
  managedBy: 'Doorstep Health Services, Ranchi',
  /** The doctors who founded it; together they have worked for more years than `foundersYears`. */
  founders: [
    {
      name: 'Dr. Arvind Kumar Sinha',
      name_hi: 'डॉ. अरविंद कुमार सिन्हा',
      role: 'General and laparoscopic surgeon',
      role_hi: 'जनरल और लैप्रोस्कोपिक सर्जन',
      registration: 'JMC 11205',
    },
    {
      name: 'Dr. Meera Sinha',
      name_hi: 'डॉ. मीरा सिन्हा',
      role: 'Obstetrics and gynaecology',
      role_hi: 'स्त्री एवं प्रसूति रोग',
      registration: 'JMC 20417',
    },
  ],
  foundersYears: 26,
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/doorstep.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/doorstep.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@doorstep.example' },
    { name: 'WhatsApp', href: 'https://wa.me/916512345678' },
  ],
} as const;
