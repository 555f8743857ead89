export const REVIEW_PAGE_SIZE = 20;
export const STAFF_MEDICINES_PAGE_SIZE = 20;
export const AUDIT_PAGE_SIZE = 50;
/** Letters of what a pharmacist writes to a patient. */
export const REASON_MAX = 300;
export const lineDecisions = ['approved', 'rejected', 'question'] as const;
export type LineDecision = (typeof lineDecisions)[number];
/** A longer search is refused before it is matched (safety T38). */
export const STAFF_SEARCH_MAX = 100;
/** A shorter one finds nothing: it would find everything. */
export const STAFF_SEARCH_MIN = 2;
/** How long a prescription may wait for its pharmacist, as patients are promised. */
export const REVIEW_PROMISE_MINUTES = 120;
