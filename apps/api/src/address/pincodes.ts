import { readFileSync } from 'node:fs';
import type { Place } from '@doorstep/contract/delivery';

let centres: Map<string, Place> | undefined;
/** Where the middle of a pincode lies (scripts/pincodes.mjs); undefined for one that nobody knows. */
export function centreOf(pincode: string): Place | undefined {
  centres ??= new Map(readFileSync(new URL('pincodes.tsv', import.meta.url), 'utf8').trim().split('\n').map((line) => {
    const [code, latitude, longitude] = line.split('\t') as [string, string, string];
    return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
  }));
  return centres.get(pincode);
}
