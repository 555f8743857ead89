import { labServiceType } from '@doorstep/contract/lab';
import type { LabWish } from './draft.ts';

/** Of a wish: a payment that was opened for another one is not this one's. */
export const wishKey = ({ tests, packages, address, date, time }: LabWish): string =>
  [labServiceType, tests.join('.'), packages.join('.'), date, time, address].join(' ');
