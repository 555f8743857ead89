/** The product type of its orders (`service_type`). */
export const sampleServiceType = 'sample';
/** Of one kit. */
export const SAMPLE_KIT_PAISE = 10_000;
