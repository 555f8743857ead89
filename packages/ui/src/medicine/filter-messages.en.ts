/** English of what the list can be narrowed by: it comes when the filters are opened. */
export const filterMessages = {
  any: 'All',
  inStockOnly: 'In stock only',
  prescription: 'Prescription',
  prescriptions: { no: 'Not needed', yes: 'Needed' },
  form: 'Form',
  forms: {
    tablet: 'Tablets',
    capsule: 'Capsules',
    syrup: 'Syrups and liquids',
    drops: 'Drops',
    cream: 'Creams and gels',
    injection: 'Injections',
    inhaler: 'Inhalers',
    powder: 'Powders',
    other: 'Others',
  },
  use: 'Used for',
  /** Names of uses that are not shown as the catalogue has them. */
  uses: {} as Readonly<Record<string, string>>,
  of: (filter: string, value: string) => `${filter}: ${value}`,
  active: 'Filters in use',
  without: (value: string) => `${value}, remove`,
  price: 'Price of a pack',
  upTo: (amount: string) => `Up to ${amount}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  from: (amount: string) => `${amount} and more`,
};
