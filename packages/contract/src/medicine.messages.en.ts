/** English of what calls of the catalogue refuse, and of what forms of its staff find wrong. */
export const medicineErrors = {
  medicine_not_found: 'Medicine not found',
  ids_invalid: 'Give ids as up to 50 numbers with commas between them.',
  stock_unknown: 'Give stock as in or out.',
  yes_no: 'Give yes or no.',
  medicine_changed: 'Somebody else has changed this medicine meanwhile. See what is new, then save again.',
  picture_gone: 'That picture is no longer there. Please choose it again.',
  letter_invalid: 'Letter must be one of A to Z.',
  dry_run_invalid: 'Give dry_run once, as 0 or 1.',
  code_required: "Please give the pharmacy's code.",
  code_taken: 'Another medicine has this code already.',
  medicine_name_required: 'Please give the name.',
  form_unknown: 'Please choose a form.',
  price_invalid: 'Give the price in rupees, with at most two decimals.',
  price_above_mrp: 'The offer price is above the MRP.',
  stock_invalid: ({ most }: { most: number }) =>
    `Give the stock in whole packs, from 0 to ${Number(most).toLocaleString('en-IN')}.`,
  stock_needed: 'Give how many packs there are.',
  stock_changed: ({ left }: { left: number }) =>
    `There are ${Number(left).toLocaleString('en-IN')} packs by now. Check the number and save again.`,
  gst_invalid: 'Give the GST rate in whole percent.',
  expiry_invalid: 'Give the last day of the batch as a day of the calendar.',
  schedule_unknown: 'Please choose a schedule: none, H or H1.',
  schedule_prescription: 'A medicine of Schedule H or H1 is sold on prescription only.',
  percent_range: 'Give the percent from -90 to 500.',
  change_amount_invalid: 'Give the amount in rupees, up or down.',
  packs_range: ({ most }: { most: number }) =>
    `Give the packs as a whole number, up to ${Number(most).toLocaleString('en-IN')}.`,
  bulk_nothing: 'Choose a price or a stock to change.',
  bulk_many: ({ most }: { most: number }) =>
    `These are more than ${Number(most).toLocaleString('en-IN')} medicines. Narrow the filter first.`,
  bulk_changed: 'The catalogue has changed since the preview. Look through the new preview first.',
  schedule_x: 'Schedule X medicines cannot be listed.',
  ndps_refused: ({ substance }: { substance: string }) =>
    `Medicines with ${substance} fall under the NDPS Act and cannot be listed. If it contains something else, enter its composition.`,
  least_prescription: ({ substance }: { substance: string }) =>
    `A medicine with ${substance} is sold on prescription only.`,
  least_schedule: ({ substance, schedule }: { substance: string; schedule: string }) =>
    `A medicine with ${substance} belongs to Schedule ${schedule} at least.`,
  injection_prescription: 'An injection is sold on prescription only.',
  import_not_found: 'There is no such import.',
  import_undone: 'This import was undone already.',
  import_old: 'This import is too old to be undone.',
  import_running: 'Another import is running. Try again when it has ended.',
};
type MedicineErrors = typeof medicineErrors;
declare module './failure.ts' {
  interface ErrorMessages extends MedicineErrors {}
}
