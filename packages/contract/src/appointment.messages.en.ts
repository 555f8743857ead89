/** English of what calls with doctors and appointments refuse. */
export const appointmentErrors = {
  doctor_not_found: 'We could not find this doctor',
  patient_name_required: 'Name is required',
  patient_age_required: 'Age is required',
  patient_age_invalid: 'Please enter a valid age',
  patient_gender_required: 'Gender is required',
  patient_phone_required: 'Phone number is required',
  patient_phone_invalid: 'Please enter a valid 10-digit phone number',
  slot_type_unknown: 'Please choose an appointment or a video consultation.',
  payment_required: 'Please pay for this booking first.',
  calendar_none: 'Your account has no calendar yet. Please ask an admin to connect it with a doctor.',
};
type AppointmentErrors = typeof appointmentErrors;
declare module './failure.ts' {
  interface ErrorMessages extends AppointmentErrors {}
}
