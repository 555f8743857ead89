/** Who somebody is to the person they help. */
export const relations = ['daughter', 'son', 'spouse', 'sibling', 'relative', 'friend'] as const;
export type Relation = (typeof relations)[number];
/** So many people one may help, and so many may help one person. */
export const CARE_MOST = 5;
/** An invitation can be answered for this long; its code is shorter-lived. */
export const CARE_INVITE_HOURS = 24;
/** Consent ends after this long, and is asked for anew: numbers change hands. */
export const CARE_DAYS = 365;
/** Of the text that is agreed to; a row keeps which one it was. */
export const CARE_TEXT_VERSION = '1';
