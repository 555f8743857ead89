export const REVIEW_PAGE_SIZE = 20;
export const STAFF_MEDICINES_PAGE_SIZE = 20;
export const AUDIT_PAGE_SIZE = 50;
/** Letters of what a pharmacist writes to a patient. */
export const REASON_MAX = 300;
export const lineDecisions = ['approved', 'rejected', 'question'] as const;
export type LineDecision = (typeof lineDecisions)[number];
