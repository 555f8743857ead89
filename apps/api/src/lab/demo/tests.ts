import { BLOOD, CBC, VITAMIN_D } from './blood.ts';
import { CARDIAC, LIPIDS } from './cardiac.ts';
import { DIABETES, FASTING_SUGAR, HBA1C } from './diabetes.ts';
import { HORMONE, THYROID } from './hormone.ts';
import { KFT, KIDNEY } from './kidney.ts';
import { LFT, LIVER } from './liver.ts';
import { ORGAN } from './organ.ts';
import type { DemoTest } from './test.ts';

/** In the order of the list: first those that are asked for most. */
export const DEMO_TESTS: readonly DemoTest[] = [
  CBC,
  LIPIDS,
  HBA1C,
  VITAMIN_D,
  THYROID,
  LFT,
  KFT,
  FASTING_SUGAR,
  ...BLOOD,
  ...CARDIAC,
  ...DIABETES,
  ...HORMONE,
  ...KIDNEY,
  ...LIVER,
  ...ORGAN,
];
