/** Of one group of results, on the page of all of them. */
export const SEARCH_SHOWN = 8;

/** What somebody means who searches. */
export const topicKinds = [
  'complaint',
  'condition',
  'use',
  'body',
  'form',
  'test',
  'service',
  'doctor',
  'danger',
  'shop',
] as const;
export type TopicKind = (typeof topicKinds)[number];
