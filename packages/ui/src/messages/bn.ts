// Made by scripts/areas.mjs: do not edit.
import type { PartialMessages } from './messages.ts';

export const bn = {
  lang: 'bn-IN',
} satisfies PartialMessages;
