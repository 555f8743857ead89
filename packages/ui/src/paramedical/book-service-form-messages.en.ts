/** English of the form that books a visit which is paid at the visit. */
export const bookServiceFormMessages = {
  title: 'Book Service',
  subtitle: 'Schedule your paramedical service appointment',
  steps: ['Fill Details', 'Calculate Price', 'Payment', 'Book'],
  stepNow: (step: string) => `Next: ${step}`,
  when: 'When should the nurse come?',
  notes: 'Notes for the nurse',
  notesHint: 'For example the floor, a gate code, or what to know about the patient.',
  calculateText: 'The price is the service and the way to you. Fill in the details first.',
  calculate: 'Calculate Price',
  calculating: 'Calculating...',
  priceIs: (total: string) => `The price is ${total}`,
  cleared: 'You changed something, so the price is not shown any more. Please calculate it again.',
  changed: (was: string, now: string) => `The price changed from ${was} to ${now}. Please look at it again.`,
  payText: 'You pay when the nurse is with you. You pay nothing now.',
  payLater: 'First calculate the price.',
  pay: (amount: string) => `Pay ${amount} at the visit`,
  confirmed: (amount: string) =>
    `Confirmed. You pay ${amount} at the visit. You can now book the appointment.`,
  book: 'Book',
  booking: 'Booking...',
};
