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
  booking_early: ({ time }: { time: string }) =>
    `This booking is for ${time}, Indian time. It can be started one hour before that at the earliest. If the time has changed, move the booking first.`,
  payment_amount_required: 'Please enter the amount that was taken, in rupees and paise.',
  payment_amount_wrong: ({ due }: { due: string }) =>
    `Please enter exactly ₹${due}, the amount that is due, or leave the payment open.`,
  payment_method_required: 'Please choose cash or UPI.',
  payment_reference_required: 'Please enter the UPI transaction number. The payer’s app shows it.',
  payment_reference_wrong: 'A UPI transaction number has 6 to 40 letters and digits, without spaces.',
  payment_receiver_required: 'Please enter the name of the person who took the money.',
  payment_time_wrong: 'The payment cannot have been taken in the future, or before the booking was made.',
  payment_recorded: ({ amount, receiver }: { amount: string; receiver: string }) =>
    `This booking already has a payment of ₹${amount}${receiver && `, taken by ${receiver}`}. Correct that payment first if it is wrong.`,
  payment_online: 'This booking was paid online. Nothing is due.',
  payment_early: 'A payment is recorded once the visit has started or the sample is collected.',
  payment_cancelled: 'This booking was cancelled. Nothing is due.',
  payment_none: 'No payment is recorded for this booking.',
  payment_reason_required: 'Please say why the payment is corrected.',
  payment_taken: 'Money was taken for this booking. Correct the payment first, then take the step back.',
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
