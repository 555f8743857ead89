/** Questions in the order of the page, by group; a link leads to one by `#faq-` and its name. */
export const faq = [
  { group: 'delivery', questions: ['deliveryFee', 'deliveryWhere', 'deliveryWhen'] },
  { group: 'prescriptions', questions: ['prescriptionNeeded', 'prescriptionWait'] },
  { group: 'money', questions: ['cancelOrder', 'returns', 'refunds'] },
  { group: 'visits', questions: ['cancelVisit', 'moveVisit'] },
  { group: 'privacy', questions: ['data', 'deleteAccount'] },
] as const;
