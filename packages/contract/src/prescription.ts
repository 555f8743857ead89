import { UPLOAD_MAX_BYTES } from './platform.ts';

/** Files that a prescription may be (decision C13). */
export const PRESCRIPTION_MAX_BYTES = UPLOAD_MAX_BYTES;
export const prescriptionTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** Of the whole sheet; what a pharmacist decided of each medicine stands in the order's line. */
export const prescriptionStatuses = ['pending', 'approved', 'rejected'] as const;
/** So long medicines are approved by a prescription, unless the pharmacist sets another day. Each order is checked all the same. */
export const VALID_MONTHS = 6;
/** So long a paid order waits for a prescription that nobody has given; then the money of what needs one goes back (decision S9). */
export const WAIT_DAYS = 3;
/** When its patient is reminded meanwhile, in hours from the order on. */
export const REMIND_HOURS = { soon: 2, still: 24 } as const;
