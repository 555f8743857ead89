import type { FoundPlace } from '@doorstep/contract/address.schema';
import { PLACES_MAX } from '@doorstep/contract/address';
import { distanceKm } from '@doorstep/contract/delivery';
import { store } from '@doorstep/contract/store';
import { latinOf } from './devanagari.ts';
import { cityInHindi, placeInHindi } from './names-hi.ts';
import { gazetteer, pincodeOf, placeAt, type Gazetteer } from './gazetteer.ts';

/** What people still say, and what it is called in the list. */
const aliases = Object.entries({
  bombay: 'mumbai',
  madras: 'chennai',
  calcutta: 'kolkata',
  bangalore: 'bengaluru',
  gurgaon: 'gurugram',
  poona: 'pune',
  baroda: 'vadodara',
  cochin: 'kochi',
  trivandrum: 'thiruvananthapuram',
  calicut: 'kozhikode',
  mysore: 'mysuru',
  mangalore: 'mangaluru',
  hubli: 'hubballi',
  belgaum: 'belagavi',
  allahabad: 'prayagraj',
  benares: 'varanasi',
  banaras: 'varanasi',
  cawnpore: 'kanpur',
  simla: 'shimla',
  pondicherry: 'puducherry',
  vizag: 'visakhapatnam',
  orissa: 'odisha',
  tanjore: 'thanjavur',
  trichy: 'tiruchirappalli',
  quilon: 'kollam',
  alleppey: 'alappuzha',
  trichur: 'thrissur',
  't nagar': 'thygarayanagar',
  'thyagaraya nagar': 'thygarayanagar',
  'salt lake': 'bidhan nagar',
  saltlake: 'bidhan nagar',
  cp: 'connaught place',
  gauhati: 'guwahati',
  ooty: 'udhagamandalam',
  tata: 'jamshedpur',
  tatanagar: 'jamshedpur',
});
const WORDS_MOST = 6,
  ENOUGH = 3,
  ALIKE = 0.4,
  ALIKE_MOST = 6;
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
const trigrams = (word: string): Set<string> => {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

interface Index {
  all: Gazetteer;
  /** Plain names, by row. */
  names: string[];
  /** The different words of all names, rising; and the rows that hold each. */
  words: string[];
  rows: Uint32Array[];
  grams: Map<string, number[]>;
  gramCounts: Uint8Array;
  /** Scratch of one search: a bit for each of its words that a row's name has. */
  hits: Uint8Array;
}
function build(): Index {
  const all = gazetteer(),
    names = all.names.map(plain),
    of = new Map<string, number[]>();
  for (const [row, name] of names.entries())
    if (all.kinds[row] !== 'pincode')
      for (const word of new Set(name.split(' '))) {
        const rows = of.get(word);
        if (rows) rows.push(row);
        else if (word) of.set(word, [row]);
      }
  const words = [...of.keys()].toSorted(),
    grams = new Map<string, number[]>(),
    gramCounts = new Uint8Array(words.length);
  for (const [id, word] of words.entries()) {
    const own = trigrams(word);
    gramCounts[id] = Math.min(255, own.size);
    for (const gram of own) {
      const list = grams.get(gram);
      if (list) list.push(id);
      else grams.set(gram, [id]);
    }
  }
  return {
    all,
    names,
    words,
    rows: words.map((word) => Uint32Array.from(of.get(word)!)),
    grams,
    gramCounts,
    hits: new Uint8Array(all.size),
  };
}
let index: Index | undefined;

function firstFrom(words: readonly string[], text: string): number {
  let low = 0,
    high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
/** A word of the index, and how like the typed one it is: 1 where it begins with it. */
interface Meant {
  id: number;
  likeness: number;
}
function begun({ words }: Index, word: string): Meant[] {
  const from = firstFrom(words, word),
    to = firstFrom(words, `${word}\uFFFF`);
  return Array.from({ length: to - from }, (_, at) => ({ id: from + at, likeness: 1 }));
}
/** The words most like this one, by the trigrams that they share. */
function alike({ grams, gramCounts }: Index, word: string): Meant[] {
  if (/\d/.test(word) || word.length < 3) return [];
  const own = trigrams(word),
    shared = new Map<number, number>();
  for (const gram of own) for (const id of grams.get(gram) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
  return Array.from(shared, ([id, count]) => ({ id, likeness: (2 * count) / (own.size + gramCounts[id]!) }))
    .filter(({ likeness }) => likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, ALIKE_MOST);
}

/** Exact names first, then what is near the store, then what is large. */
function scoreOf({ all, names, hits }: Index, row: number, text: string): number {
  const name = names[row]!,
    km = distanceKm(placeAt(all, row)),
    isCity = all.kinds[row] === 'city';
  const held = hits[row]!.toString(2).replaceAll('0', '').length;
  return (
    (name === text ? 1000 : name.startsWith(text) ? 400 : 0) +
    held * 60 +
    (isCity ? 100 + 15 * Math.log2(1 + all.weights[row]!) : all.weights[row]! * 40) +
    (km <= store.radiusKm ? 250 : Math.max(0, 150 - km / 10))
  );
}

interface Wanted {
  text: string;
  meant: (word: string) => Meant[];
  /** Words that a row may lack. */ lacking?: number;
}
/** Adds the rows whose name, city, state or pincode has each word; one of them at least in the name. */
function collect(index: Index, { text, meant, lacking = 0 }: Wanted, into: Map<number, number>) {
  const { all, rows, hits } = index,
    words = text.split(' ').slice(0, WORDS_MOST),
    touched = new Map<number, number>();
  for (const [at, word] of words.entries())
    for (const { id, likeness } of meant(word))
      for (const row of rows[id]!) {
        hits[row]! |= 1 << at;
        touched.set(row, Math.max(touched.get(row) ?? 0, likeness));
      }
  for (const [row, likeness] of touched) {
    const context = ` ${plain(all.cityOf(row))} ${plain(all.stateOf(row))} ${pincodeOf(all, row)}`;
    const lacks = words.reduce(
      (sum, word, at) => sum + (hits[row]! & (1 << at) || context.includes(` ${word}`) ? 0 : 1),
      0,
    );
    if (lacks <= lacking)
      into.set(
        row,
        Math.max(into.get(row) ?? -Infinity, scoreOf(index, row, text) - (1 - likeness) * 1500 - lacks * 500),
      );
  }
  for (const row of touched.keys()) hits[row] = 0;
}

/** Pincodes that begin with these digits, the near ones first; behind a whole one its offices. */
function byDigits({ all }: Index, digits: string, into: Map<number, number>) {
  const scale = 10 ** (6 - digits.length),
    from = Number(digits) * scale;
  for (
    let at = all.pincodes.findIndex((pin) => pin >= from);
    at !== -1 && all.pincodes[at]! < from + scale;
    at++
  ) {
    const row = all.pinRows[at]!;
    into.set(row, 2000 - distanceKm(placeAt(all, row)) / 10);
    if (scale === 1)
      for (let office = row + 1; office < all.size && all.pins[office] === row; office++)
        into.set(office, 1000 + all.weights[office]! * 40);
  }
}

export function foundPlace(all: Gazetteer, row: number): FoundPlace {
  const kind = all.kinds[row]!,
    city = all.cityOf(row),
    state = all.stateOf(row),
    pincode = pincodeOf(all, row);
  const detail =
    kind === 'city' ? state : kind === 'pincode' ? `${city}, ${state}` : `${city}, ${state} ${pincode}`;
  const name = all.names[row]!,
    name_hi = cityInHindi(name),
    detail_hi = placeInHindi(detail);
  return {
    id: `in-${row}`,
    name,
    detail,
    ...(name_hi && { name_hi }),
    ...(detail_hi && { detail_hi }),
    city,
    state,
    pincode,
    ...placeAt(all, row),
    kind,
  };
}

/** Up to eight places for what was typed: by the beginnings of words; when that finds none, with one word less; when it finds fewer than three, by likeness too. */
export function searchPlaces(typed: string): FoundPlace[] {
  const spellings = latinOf(typed)
    .map(plain)
    .filter((text) => text !== '');
  if (spellings.length === 0) return [];
  index ??= build();
  const own = index,
    scores = new Map<number, number>();
  for (const text of spellings) score(own, text, scores);
  const seen = new Set<string>();
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, PLACES_MAX * 4)
    .map(([row]) => foundPlace(own.all, row))
    .filter(({ name, detail }) => {
      const key = `${name}\n${detail}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, PLACES_MAX);
}
/** What the places are worth that one spelling finds, added to what others found. */
function score(own: Index, text: string, scores: Map<number, number>): void {
  const digits = text.replaceAll(' ', '');
  if (/^[1-9]\d{0,5}$/.test(digits)) byDigits(own, digits, scores);
  // 'banga' is on its way to be 'bangalore': an alias counts from its third letter on.
  const texts = [
    text,
    ...aliases
      .filter(([alias]) => ` ${text} `.includes(` ${alias} `))
      .map(([alias, name]) => ` ${text} `.replace(` ${alias} `, ` ${name} `).trim()),
    ...aliases
      .filter(([alias]) => text.length >= 3 && alias !== text && alias.startsWith(text))
      .map(([, name]) => name),
  ];
  for (const one of texts) collect(own, { text: one, meant: (word) => begun(own, word) }, scores);
  if (scores.size === 0 && text.includes(' '))
    collect(own, { text, meant: (word) => begun(own, word), lacking: 1 }, scores);
  if (scores.size < ENOUGH)
    for (const one of texts)
      collect(own, { text: one, meant: (word) => [...alike(own, word), ...begun(own, word)] }, scores);
}
