import { BABIES } from './babies.ts';
import { CARES, NURSE_BY_DAY, NURSING } from './cares.ts';
import { MOVES } from './moves.ts';
import { DRIP, NEEDLES } from './needles.ts';
import type { DemoService } from './service.ts';
import { CATHETER, TUBES } from './tubes.ts';
import { DRESSING, STITCHES, WOUNDS } from './wounds.ts';

/** In the order of the list: first those that are asked for most. */
export const DEMO_SERVICES: readonly DemoService[] = [
  DRESSING,
  STITCHES,
  CATHETER,
  DRIP,
  NURSING,
  ...WOUNDS,
  ...NEEDLES,
  ...CARES,
  ...MOVES,
  ...TUBES,
  ...BABIES,
  NURSE_BY_DAY,
];
