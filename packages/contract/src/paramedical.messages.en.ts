/** English of what calls with home visits refuse. */
export const paramedicalErrors = {
  service_not_found: 'Service Not Found',
  visit_address_required: 'Please choose or type the address that we come to.',
  visit_out_of_reach: ({ km, radius }: { km: number; radius: number }) =>
    `This address is ${km} km from us. We come within ${radius} km. Please choose another address.`,
  visit_no_place:
    'We do not know where this address is. Please share your location, or choose another address.',
  visit_fields_required: 'Please fill all required fields to calculate price.',
  visit_order_required: 'This service needs a doctor’s order. Please upload it first.',
  visit_no_team: 'No team comes to this address yet. Please call us.',
  visit_code_wrong: ({ left }: { left: number }) =>
    left === 1
      ? 'This is not the code. You can try once more.'
      : `This is not the code. You can try ${left} more times.`,
  visit_code_dead: 'Too many wrong codes. Please call the patient before the visit starts.',
  visit_code_required: 'Please enter the four digits that the patient says at the door.',
  visit_step_wrong: 'This visit is further on, or was cancelled. Please open it again.',
  visit_unassigned: 'Please choose who comes first.',
  visit_unapproved: 'A pharmacist has to look at the doctor’s order first.',
  nurse_busy: ({ name }: { name: string }) => `${name} has another visit then. Please choose somebody else.`,
  nurse_not_found: 'We could not find this person.',
  visit_amount_changed: ({ total }: { total: string }) =>
    `The price is ₹${total} now. Please look at it again.`,
};
type ParamedicalErrors = typeof paramedicalErrors;
declare module './failure.ts' {
  interface ErrorMessages extends ParamedicalErrors {}
}
