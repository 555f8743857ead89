/** The product type of its orders (`service_type`). */
export const appointmentServiceType = 'appointment';
/** In years. */
export const PATIENT_AGE_MIN = 1,
  PATIENT_AGE_MAX = 120;
export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];
/** In paise, of a doctor whose record has none. */
export const USUAL_FEE_PAISE = 50_000;
/** One comes so many minutes before an appointment. */
export const EARLY_MINUTES = 15;
