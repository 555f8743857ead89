/** English of what calls with lab tests refuse. */
export const labErrors = {
  test_not_found: 'Test not found',
  test_gone: ({ names }: { names: string }) =>
    `This can no longer be booked: ${names}. Please take it out of your cart.`,
  lab_nothing_chosen: 'Please select at least one test or package',
  lab_cart_full: ({ most }: { most: number }) =>
    `No more than ${most} tests and packages can be booked at once. Please take some out.`,
  lab_coordinates_required: 'Location coordinates are required',
  lab_unserviceable: 'Service not available at this location',
  lab_out_of_reach: ({ radius }: { radius: number }) =>
    `Service not available beyond ${radius} km radius. Please choose a location within ${radius} km.`,
  lab_date_required: 'Please select a date',
  lab_date_range: ({ days }: { days: number }) =>
    `Please select a date from tomorrow on, within ${days} days.`,
  lab_time_required: 'Please select a time',
  lab_address_required: 'Please enter your address',
  lab_fast_broken: ({ hours, from, to }: { hours: number; from: string; to: string }) =>
    `These tests need ${hours} hours without food. Please choose a time from ${from} to ${to}.`,
  lab_amount_changed: ({ total }: { total: string }) =>
    `The total is ₹${total} now. Please look at it again.`,
  collection_step_wrong: 'This collection is further on, or was cancelled. Please open it again.',
  collector_busy: ({ name }: { name: string }) =>
    `${name} collects somewhere else then. Please choose somebody else.`,
  collector_not_found: 'We could not find this person.',
  report_not_found: 'We could not find this report.',
  report_pdf_required: 'Please choose a PDF file of up to 5 MB.',
  report_pdf_unreadable: 'That PDF has no page that can be read. Please choose another file.',
  report_pdf_locked:
    'This PDF is locked, or holds more than pages. Please save it as a plain PDF, and try again.',
  report_other_patient: ({ name }: { name: string }) =>
    `This booking is ${name}’s. Please look at the name on the report again.`,
  report_missing: 'There is no report yet. Please upload it first.',
  report_too_early: 'The sample was not collected yet. Please set it to Collected first.',
  report_value_invalid: 'Please enter a number.',
  report_name_required: 'Please write what was measured.',
  report_range_invalid: 'The range ends before it begins.',
  report_values_many: ({ most }: { most: number }) => `A report holds ${most} values at most.`,
};
type LabErrors = typeof labErrors;
declare module './failure.ts' {
  interface ErrorMessages extends LabErrors {}
}
