export const REVIEW_PAGE_SIZE = 20;
export const STAFF_MEDICINES_PAGE_SIZE = 20;
/** Orders of the catalogue as it is kept; without one it stands by name, and what is out of stock by how much it is wanted. */
export const staffSorts = [
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'stock-asc',
  'stock-desc',
  'expiry-asc',
  'changed-desc',
] as const;
export type StaffSort = (typeof staffSorts)[number];
/** As many medicines change in one step. */
export const BULK_MAX = 5_000;
export const IMPORTS_PAGE_SIZE = 10;
/** Rows of a preview that are shown. */
export const PREVIEW_ROWS = 100;
/** A batch that ends in so many days counts as expiring. */
export const EXPIRING_DAYS = 90;
export const AUDIT_PAGE_SIZE = 50;
/** Lines of the audit in one sheet, the newest ones. */
export const AUDIT_EXPORT_MAX = 5_000;
/** Letters of what a pharmacist writes to a patient. */
export const REASON_MAX = 300;
/** What a doctor can have written for one medicine: packs or days of one fill, and further fills. */
export const WRITTEN_PACKS_MAX = 999,
  WRITTEN_DAYS_MAX = 366,
  WRITTEN_REPEATS_MAX = 12;
/** Earlier decisions on a prescription that a pharmacist is shown, the newest ones. */
export const EARLIER_SHOWN = 10;
/** The mark that the patient was called lies in the last day; a device may go ahead of the shop's clock by so much. */
export const CALLED_HOURS = 24,
  CLOCK_AHEAD_MINUTES = 5;
/** So long a held review can be undone, in seconds: before that nothing comes of it. */
export const UNDO_SECONDS = 30;
/** Letters of who wrote a prescription, of their registration number and of where they practise. */
export const DOCTOR_MAX = 120,
  REGISTRATION_MAX = 40,
  DOCTOR_ADDRESS_MAX = 200;
/** Earliest year accepted as the date of a prescription: an earlier one is a typing error. */
export const PRESCRIPTION_FIRST_YEAR = 2000;
/** Letters of a patient's name on a prescription. */
export const PATIENT_NAME_MAX = 120;
/** The oldest that anybody is, in years. */
export const AGE_MAX = 130;
export const lineDecisions = ['approved', 'rejected', 'question'] as const;
export type LineDecision = (typeof lineDecisions)[number];
/** A longer search is refused before it is matched (safety T38). */
export const STAFF_SEARCH_MAX = 100;
/** A shorter one finds nothing: it would find everything. */
export const STAFF_SEARCH_MIN = 2;
/** How long a prescription may wait for its pharmacist, as patients are promised. */
export const REVIEW_PROMISE_MINUTES = 120;
/** Lines of the register on a page; how many months back it is offered, as it has to be kept (rule 65 of the Drugs Rules). */
export const REGISTER_PAGE_SIZE = 50,
  REGISTER_MONTHS = 36;
/** So long a prescription stays on a pharmacist's desk without a sign of life, and how often the desk gives one. */
export const CLAIM_MINUTES = 10,
  CLAIM_RENEW_MINUTES = 3;
