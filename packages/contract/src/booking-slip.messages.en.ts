/** On the slip of a visit that is paid when somebody comes. It is no invoice. */
export const slipLabels = {
  title: 'Booking slip',
  booking: 'Booking',
  booked_on: 'Booked on',
  visit: 'Visit',
  indian: ({ time }: { time: string }) => `${time}, Indian time`,
  patient: 'For',
  mobile: 'Mobile',
  address: 'Address',
  service: 'Service',
  travel: ({ km }: { km: number }) => `Travel, ${km} km`,
  total: 'To pay at the visit',
  note: 'This is not an invoice. Nothing has been paid yet. Pay the person who comes, and ask for a receipt.',
};
