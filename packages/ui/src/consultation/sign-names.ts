/** As they are asked, in this order. */
export const dangerSignNames = [
  'chest-pain',
  'breathing',
  'stroke',
  'bleeding',
  'unconscious',
  'self-harm',
] as const;
export type DangerSignName = (typeof dangerSignNames)[number];
