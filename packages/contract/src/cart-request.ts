/** Of a cart that a pharmacist makes from a prescription: it waits for one, one asks, the patient has it to confirm, took it, was told no, or let its days pass. */
export const cartRequestStatuses = ['sent', 'asked', 'proposed', 'confirmed', 'refused', 'expired'] as const;
export type CartRequestStatus = (typeof cartRequestStatuses)[number];
/** So long a proposed cart waits for its patient. */
export const PROPOSAL_DAYS = 3;
/** Letters of what the patient writes with it. */
export const CART_NOTE_MAX = 300;
export const cartDecisions = ['propose', 'ask', 'refuse'] as const;
