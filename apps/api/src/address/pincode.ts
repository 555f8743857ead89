import { distanceKm, type Place } from '@doorstep/contract/delivery';
import { gazetteer, lookUp, pinRowsBetween } from './gazetteer.ts';
import { stateNamed } from './states.ts';

/** How far outside the known places of its pincode a point may lie (decision C41). */
const OUTSIDE_KM = 15;
/** Around a pincode of which one place alone is known: as far as the post offices of most others lie apart. */
const ALONE_KM = 10;

const isPincode = (text: string) => /^[1-9]\d{5}$/.test(text);
/** All of its sorting district, which its first three digits name. */
function districtOf(pincode: string): Uint32Array {
  const first = Math.floor(Number(pincode) / 1_000) * 1_000;
  return pinRowsBetween(first, first + 999);
}
/** Its own row; of one that nobody knows those of its district. */
function rowsOf(pincode: string): Uint32Array {
  const own = pinRowsBetween(Number(pincode), Number(pincode));
  return own.length > 0 ? own : districtOf(pincode);
}
/** How far outside of it a point lies; 0 within, and where nothing is known. */
function kmOutside(pincode: string, at: Place): number {
  const { latitudes, longitudes, pins } = gazetteer();
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const pin of isPincode(pincode) ? rowsOf(pincode) : [])
    // Its post offices stand behind it.
    for (let row = pin; pins[row] === pin; row++) {
      south = Math.min(south, latitudes[row]!);
      north = Math.max(north, latitudes[row]!);
      west = Math.min(west, longitudes[row]!);
      east = Math.max(east, longitudes[row]!);
    }
  if (south === Infinity) return 0;
  const edge = {
    latitude: Math.min(north, Math.max(south, at.latitude)),
    longitude: Math.min(east, Math.max(west, at.longitude)),
  };
  return Math.max(0, distanceKm(at, edge) - (south === north && west === east ? ALONE_KM : 0));
}
/** How far a point lies from a pincode that it does not belong to; undefined where it may (decision C41). */
export function kmTooFar(pincode: string, at: Place): number | undefined {
  const km = kmOutside(pincode, at);
  // In a desert the nearest post office is the point's own, however far.
  return km > OUTSIDE_KM && lookUp(at)?.pincode !== pincode ? km : undefined;
}
/** The last pincode that a line names, where somebody knows it. */
export const pincodeIn = (line: string): string | undefined =>
  line
    .match(/(?<!\d[/-]?)[1-9]\d{5}(?!\d|[/-]\d)/g)
    ?.findLast((text) => pinRowsBetween(Number(text), Number(text)).length > 0);

/** The state of a pincode where a text names another one; undefined where it may be right, or nobody can tell. */
export function stateInstead(pincode: string, text: string): string | undefined {
  const named = stateNamed(text),
    { stateOf } = gazetteer(),
    [row] = rowsOf(pincode);
  // Of a sorting district at a border any of its states may be meant.
  return named.length > 0 &&
    row !== undefined &&
    !districtOf(pincode).some((one) => named.includes(stateOf(one)))
    ? stateOf(row)
    : undefined;
}
