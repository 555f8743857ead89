/** English of what calls with times and bookings refuse. */
export const scheduleErrors = {
  slot_invalid: 'Please choose a time from the list.',
  slot_taken: 'That time was just taken. Please choose another time.',
  slot_not_offered: 'That time cannot be booked any more. Please choose another time.',
  holds_many: ({ most }: { most: number }) =>
    `You are keeping ${most} times already. Book one of them, or give one back.`,
  hold_not_found: 'We are not keeping a time for you any more. Please choose a time again.',
  hold_extended: 'This time was kept longer once already. Please book it before it runs out.',
  booking_not_found: 'We could not find this booking',
  booking_over: 'This booking has begun or is over. Please call us if something is wrong with it.',
  booking_cancelled: 'This booking was cancelled.',
  booking_cancelled_already: 'Somebody else has cancelled this booking already. Nothing more was done.',
  booking_on_way:
    'Somebody is on the way to this patient. Call them back and set the visit back to Booked, then cancel it.',
  booking_begun: 'This booking has started or is done. It cannot be cancelled any more.',
  no_booking_paper: 'This booking was cancelled, and nothing was paid. There is no slip and no receipt.',
  booking_ahead: 'This booking has not begun yet.',
  booking_moved_often: ({ most }: { most: number }) =>
    `This booking was moved ${most} times already. Please call us to move it again.`,
  hours_invalid: 'Give hours from the earlier to the later time, on one day.',
  hours_overlap: 'Two of these hours overlap. Please join them.',
  leave_invalid: 'The leave ends before it begins. Please look at its days.',
  leave_past: 'This leave is over. Please choose days from today on.',
  leave_hits: ({ count }: { count: number }) =>
    count === 1 ? 'One booking falls into this leave.' : `This leave hits ${count} bookings.`,
  leave_not_found: 'We could not find that leave.',
};
type ScheduleErrors = typeof scheduleErrors;
declare module './failure.ts' {
  interface ErrorMessages extends ScheduleErrors {}
}
