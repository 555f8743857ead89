import { readFileSync } from 'node:fs';
import type { FoundPlace, NearPlace } from '@doorstep/contract/address.schema';
import { distanceKm, shownKm, type Place } from '@doorstep/contract/delivery';

/** Rows by number: cities, then each pincode with its post offices behind it. Some 48,000, read once, at first use (docs/decisions/places.md). */
export interface Gazetteer {
  size: number;
  names: readonly string[];
  kinds: readonly FoundPlace['kind'][];
  /** Degrees. */
  latitudes: Float64Array;
  longitudes: Float64Array;
  /** How large a city is, in thousands; 1 for a head office, 0 for all others. */
  weights: Uint16Array;
  /** Row of the pincode where it lies; its own for a pincode; -1 where none is near. */
  pins: Int32Array;
  /** Rows of the pincodes by number, rising. */
  pincodes: Uint32Array;
  pinRows: Uint32Array;
  cityOf: (row: number) => string;
  stateOf: (row: number) => string;
  /** Rows within the box, in degrees; some of them lie a little outside it. */
  within: (south: number, west: number, north: number, east: number) => number[];
  /** The nearest pincode or office, in km; undefined where there is none near, or where a town that is not India's is nearer. */
  nearest: (at: Place) => { row: number; km: number } | undefined;
}

/** Far from any post office nobody knows whose land it is: deserts and high valleys have one within this. */
const NEAR_KM = 40;
const CELL = 0.25,
  SOUTH = 5,
  WEST = 66,
  COLUMNS = 136,
  LINES = 136;
const cellOf = (latitude: number, longitude: number): number =>
  Math.min(LINES - 1, Math.max(0, Math.floor((latitude - SOUTH) / CELL))) * COLUMNS +
  Math.min(COLUMNS - 1, Math.max(0, Math.floor((longitude - WEST) / CELL)));

function read(text: string): Gazetteer {
  const names: string[] = [],
    kinds: FoundPlace['kind'][] = [],
    latitudes: number[] = [],
    longitudes: number[] = [],
    weights: number[] = [],
    pins: number[] = [],
    cities: number[] = [];
  const states: string[] = [],
    districts: Array<{ city: string; state: string }> = [],
    pincodes: number[] = [],
    pinRows: number[] = [],
    cityPins: string[] = [],
    others: Place[] = [];
  const add = (
    kind: FoundPlace['kind'],
    name: string,
    latitude: number,
    longitude: number,
    weight: number,
    pin: number,
    district: number,
  ) => {
    kinds.push(kind);
    latitudes.push(latitude / 1e4);
    longitudes.push(longitude / 1e4);
    weights.push(Math.min(65_535, weight));
    pins.push(pin);
    cities.push(district);
    return names.push(name) - 1;
  };
  for (const line of text.split('\n')) {
    const [what, ...rest] = line.split('\t') as [string, ...string[]];
    if (what === 'S') states.push(rest[0]!);
    else if (what === 'D') districts.push({ city: rest[0]!, state: states[Number(rest[1])]! });
    else if (what === 'C') {
      const [name, state, latitude, longitude, thousands, pin] = rest as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      add(
        'city',
        name,
        Number(latitude),
        Number(longitude),
        Number(thousands),
        -1,
        districts.push({ city: name, state: states[Number(state)]! }) - 1,
      );
      cityPins.push(pin);
    } else if (what === 'P') {
      const [pin, district, south, west, ...offices] = rest as [string, string, string, string, ...string[]];
      const latitude = Number(south),
        longitude = Number(west),
        row = add('pincode', pin, latitude, longitude, 0, names.length, Number(district));
      pincodes.push(Number(pin));
      pinRows.push(row);
      for (const office of offices) {
        const [name, north = '0', east = '0'] = office.split(';') as [string, string?, string?];
        add(
          'office',
          name.replace('*', ''),
          latitude + Number(north),
          longitude + Number(east),
          office.startsWith('*') ? 1 : 0,
          row,
          Number(district),
        );
      }
    } else if (what === 'X')
      others.push(
        ...rest.map((pair) => {
          const [latitude, longitude] = pair.split(';').map(Number) as [number, number];
          return { latitude: latitude / 100, longitude: longitude / 100 };
        }),
      );
  }
  const rowOf = new Map(pincodes.map((pin, at) => [pin, pinRows[at]!]));
  for (const [row, pin] of cityPins.entries()) pins[row] = rowOf.get(Number(pin)) ?? -1;
  const size = names.length,
    cells: number[][] = Array.from({ length: LINES * COLUMNS }, () => []);
  for (let row = 0; row < size; row++) cells[cellOf(latitudes[row]!, longitudes[row]!)]!.push(row);

  function within(south: number, west: number, north: number, east: number): number[] {
    const found: number[] = [],
      from = cellOf(south, west),
      to = cellOf(north, east),
      width = (to % COLUMNS) - (from % COLUMNS);
    for (let line = from; line <= to; line += COLUMNS)
      for (let cell = line; cell <= line + width; cell++) for (const row of cells[cell]!) found.push(row);
    return found;
  }
  function nearest(at: Place): { row: number; km: number } | undefined {
    const { latitude, longitude } = at,
      tall = NEAR_KM / 111,
      wide = tall / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    let row = -1,
      km = NEAR_KM;
    for (const one of within(latitude - tall, longitude - wide, latitude + tall, longitude + wide)) {
      // Far rows of the cells around are not worth the exact distance.
      if (kinds[one] === 'city' || Math.abs(latitudes[one]! - latitude) * 110 > km) continue;
      const distance = distanceKm({ latitude: latitudes[one]!, longitude: longitudes[one]! }, at);
      if (distance < km) [row, km] = [one, distance];
    }
    if (
      row === -1 ||
      others.some((other) => Math.abs(other.latitude - latitude) * 110 < km && distanceKm(other, at) < km)
    )
      return undefined;
    return { row, km };
  }
  return {
    size,
    names,
    kinds,
    latitudes: Float64Array.from(latitudes),
    longitudes: Float64Array.from(longitudes),
    weights: Uint16Array.from(weights),
    pins: Int32Array.from(pins),
    pincodes: Uint32Array.from(pincodes),
    pinRows: Uint32Array.from(pinRows),
    cityOf: (row) => districts[cities[row]!]!.city,
    stateOf: (row) => districts[cities[row]!]!.state,
    within,
    nearest,
  };
}

let known: Gazetteer | undefined;
export const gazetteer = (): Gazetteer =>
  (known ??= read(readFileSync(new URL('places.tsv', import.meta.url), 'utf8')));

export const placeAt = ({ latitudes, longitudes }: Gazetteer, row: number): Place => ({
  latitude: latitudes[row]!,
  longitude: longitudes[row]!,
});
export const pincodeOf = ({ pins, names }: Gazetteer, row: number): string =>
  pins[row] === -1 ? '' : names[pins[row]!]!;

/** Rows of the pincodes from `first` to `last`. */
export function pinRowsBetween(first: number, last: number): Uint32Array {
  const { pincodes, pinRows } = gazetteer();
  const before = (wanted: number) => {
    let low = 0,
      high = pincodes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (pincodes[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return pinRows.subarray(before(first), before(last + 1));
}
/** Where the middle of a pincode lies, and its city; undefined for one that nobody knows. */
export function pincodeAt(pincode: string): { place: Place; city: string } | undefined {
  const [row] = pinRowsBetween(Number(pincode), Number(pincode)),
    all = gazetteer();
  return row === undefined ? undefined : { place: placeAt(all, row), city: all.cityOf(row) };
}
export const centreOf = (pincode: string): Place | undefined => pincodeAt(pincode)?.place;

/** What lies at a point: its office or city, and the pincode there. */
export function lookUp(at: Place): NearPlace | null {
  const all = gazetteer(),
    found = all.nearest(at);
  if (!found) return null;
  const { row, km } = found,
    city = all.cityOf(row);
  return {
    name: all.kinds[row] === 'office' ? all.names[row]! : city,
    city,
    state: all.stateOf(row),
    pincode: pincodeOf(all, row),
    ...placeAt(all, row),
    distance_km: shownKm(km),
  };
}
