/** The rest of who we are: read by the footer, by messages and invoices, and kept out of every page's first script. */
export const imprint = {
  email: 'care@doorstep.example',
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
