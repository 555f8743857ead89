/** The product type of its orders (`service_type`). */
export const paramedicalServiceType = 'paramedical';
/** Offered first for a visit that is paid online: so many hours from now (decision S10). */
export const VISIT_AHEAD_HOURS = 24;
/** Letters of a service's description on its card. */
export const CARD_TEXT_MAX = 100;
/** Of a visit pass. */
export const VISIT_CODE_DIGITS = 4,
  VISIT_CODE_TRIES = 5;
/** Steps of a visit, as the staff take them; each can be taken back by one. */
export const visitSteps = ['booked', 'on-the-way', 'started', 'done'] as const;
export type VisitStep = (typeof visitSteps)[number];
export const NOTES_MAX = 500;
/** No visit is longer: a nurse's day or night. */
export const VISIT_MINUTES_MAX = 720;
/** Of a service that is not there by day and night: from when to when, each day, Indian time. */
export const visitHours = { from: '07:00', to: '21:00' } as const;
