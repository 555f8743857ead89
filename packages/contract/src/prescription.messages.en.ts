/** Who reviewed meanwhile; nobody's name where that account is gone. */
type Reviewer = { by?: string };
const ANOTHER = 'Another pharmacist';

/** English of what calls with prescriptions refuse, and of what a pharmacist's form finds wrong. */
export const prescriptionErrors = {
  month_unknown: 'Give month as a year and a month: 2026-11.',
  prescription_type: 'Please select an image or PDF file (JPG, PNG, WebP or PDF)',
  prescription_unreadable: 'We could not read that file. Please choose another photo or PDF.',
  prescription_pixels:
    'That picture is too large for us to read. Please choose one of at most 40 megapixels.',
  prescription_shape:
    'That picture is too narrow to be read. Please send the prescription in several shorter pictures.',
  prescription_small: 'That picture is too small to be read. Please choose a larger one.',
  prescription_locked:
    'That PDF is locked, or holds more than pages. Please choose a photo of the prescription instead.',
  prescription_not_found: 'We could not find that prescription.',
  in_use: ({ order }: { order: string }) =>
    `Your order ${order} waits for this prescription. Cancel the order first, or delete it when our pharmacist has looked at it.`,
  decision_required: 'Please approve or reject.',
  line_decision_required: 'Please approve, reject or ask.',
  reason_required: 'Please say why: the patient reads it.',
  lines_many: 'These are too many lines at once.',
  instant_invalid: 'Give the time as an ISO instant with its offset.',
  day_invalid: 'Give the day as 2027-05-21.',
  valid_until_range: 'Choose a day from today to a year from now.',
  rejected_whole: 'A rejected prescription approves no line.',
  line_unknown: 'No order has such a line with this prescription.',
  line_ambiguous: 'Several orders have such a line: say which one.',
  reviewed_approved: ({ by = ANOTHER }: Reviewer) =>
    `${by} has approved this prescription already. Open it again before you change it.`,
  reviewed_rejected: ({ by = ANOTHER }: Reviewer) =>
    `${by} has rejected this prescription already. Open it again before you change it.`,
  reviewed_pending: ({ by = ANOTHER }: Reviewer) =>
    `${by} has asked about this prescription already. Open it again before you change it.`,
  called_range: 'Give a time of the last 24 hours.',
  written_range: ({ least, most }: { least: number; most: number }) =>
    `Give a whole number from ${least} to ${most}.`,
  written_empty: 'Say how many packs the doctor wrote, or for how many days.',
  written_twice: 'One medicine has two different figures of what the doctor wrote.',
  over_written: ({ name, left }: { name: string; left: number }) =>
    left === 0
      ? `Nothing is left of what the doctor wrote for ${name}. Check the figures, ask or reject.`
      : `Of what the doctor wrote for ${name} only ${left} ${left === 1 ? 'pack is' : 'packs are'} left. Check the figures, ask or reject.`,
  not_prescribed: ({ name }: { name: string }) =>
    `The doctor did not prescribe ${name}. Ask the patient or reject it.`,
  age_range: ({ most }: { most: number }) => `Give the age in whole years, from 0 to ${most}.`,
  written_on_future: 'A prescription is not written on a day to come.',
  written_on_range: ({ year }: { year: number }) =>
    `Give the date of the prescription, from the year ${year} on.`,
  old_reason_required: ({ months }: { months: number }) =>
    `This prescription is older than ${months} months. Give the reason why it may still be used.`,
  supply_patient_required: "Schedule H1: give the patient's name.",
  supply_doctor_required: "Schedule H1: give the doctor's name.",
  supply_registration_required: "Schedule H1: give the doctor's registration number, with its digits.",
  supply_address_required: 'Schedule H1: give the address of the doctor or the clinic.',
  supply_written_on_required: 'Schedule H1: give the date of the prescription.',
  entry_not_found: 'The register has no such entry.',
  correction_reason_required: 'Give the reason for the correction.',
  correction_empty: 'Nothing differs from the entry as it is now.',
  entry_changed: 'Somebody else has corrected this entry. Open it again before you change it.',
  written_on_after: 'The prescription must not be dated after the day on which the medicine left the shop.',
  undo_none: 'There is no decision that could be undone.',
  undo_over: 'It is too late to undo this decision: it has been carried out.',
  reviewed_held: ({ by = ANOTHER }: Reviewer) =>
    `${by} has just decided this prescription, and can still undo it. Open it again in half a minute.`,
  claimed: ({ by = ANOTHER }: Reviewer) =>
    `${by} is working on this prescription now. Take it over first. What you chose is kept.`,
  prescription_expired:
    'This prescription has run out. Choose a new day until which it is valid, or reject it.',
  own_prescription: 'This is your own prescription. Another pharmacist has to review it.',
  cart_lines_required: 'Please add at least one medicine.',
  cart_line_twice: 'A medicine stands there twice.',
  cart_line_gone: 'This medicine is no longer sold.',
  cart_line_left: ({ left }: { left: number }) =>
    left === 0
      ? 'This medicine is out of stock.'
      : `Only ${left} ${left === 1 ? 'pack is' : 'packs are'} left.`,
  cart_not_asked: 'No cart was asked for with this prescription.',
  cart_answered: ({ by = ANOTHER }: Reviewer) => `${by} has answered this request already.`,
  cart_not_proposed: 'There is no proposed cart to confirm. Please open it again.',
  cart_expired: 'The days to confirm this cart have passed. Please ask for it again.',
  queue_status: 'Give status as pending or all.',
};
type PrescriptionErrors = typeof prescriptionErrors;
declare module './failure.ts' {
  interface ErrorMessages extends PrescriptionErrors {}
}
