/** English of what says a lab test in a list. */
export const testCardMessages = {
  category: {
    blood: 'Blood',
    hormone: 'Hormone',
    organ: 'Organ',
    cardiac: 'Cardiac',
    diabetes: 'Diabetes',
    liver: 'Liver',
    kidney: 'Kidney',
  },
  fasting: (hours: number) => `${hours} h without food`,
  eatAsUsual: 'Eat as usual',
  report: (time: string) => `Report in ${time}`,
  female: 'For women',
  male: 'For men',
  off: (percent: number) => `${percent}% OFF`,
  add: 'Add',
  inCart: 'In your cart',
};
