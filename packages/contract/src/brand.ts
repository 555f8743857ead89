/** Who we are: typed once, for screens, messages and invoices alike. All of it is invented for the demo store. What every page needs; the rest is `imprint.ts`. */
export const brand = {
  name: 'Doorstep',
  blurb: 'Medicines, nurses, lab tests and doctors, brought to your door.',
  /** E.164. */
  phone: '+916512345678',
  phoneShown: '0651 234 5678',
} as const;
