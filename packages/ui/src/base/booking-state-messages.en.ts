/** English of where a visit or an appointment stands. */
export const bookingStateMessages = {
  checking: "Doctor's order is being checked",
  booked: 'Booked',
  'on-the-way': 'On the way',
  started: 'Started',
  done: 'Done',
  cancelled: 'Cancelled',
};
