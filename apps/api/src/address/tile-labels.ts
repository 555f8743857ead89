import { pincodeOf } from './gazetteer.ts';
import { latitudeOf, longitudeOf, rowsAround, SIDE, type Tile, type World } from './world.ts';

/** How large a city must be, in thousands, to be named at a zoom. */
const LARGE: Readonly<Record<number, number>> = { 4: 2000, 5: 1000, 6: 400, 7: 180, 8: 80, 9: 30, 10: 10 };
const HEADS_FROM = 11,
  OFFICES_FROM = 12,
  PINCODES_FROM = 13;
/** A name reaches so far beyond its place; another's may begin as far beyond that. */
const REACH = 110;

interface Label {
  row: number;
  x: number;
  y: number;
  rank: number;
  half: number;
  city: boolean;
}
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Cities by size, then head offices, then the others. */
function rankOf({ all }: World, z: number, row: number): number {
  const weight = all.weights[row]!;
  if (all.kinds[row] === 'city') return weight >= (LARGE[z] ?? 0) ? 10 + weight : -1;
  if (all.kinds[row] === 'pincode') return -1;
  return weight > 0 ? (z >= HEADS_FROM ? 2 : -1) : z >= OFFICES_FROM ? 1 : -1;
}
const overlap = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < 30;
const isBefore = (a: Label, b: Label): boolean => a.rank > b.rank || (a.rank === b.rank && a.row < b.row);

/**
 * Names with their dots. A name is shown when no greater one lies across it: that hangs on the places alone, and not on the tile, so that the tiles on both
 * sides of an edge draw the same name, each its part.
 */
export function labelsOn(of: World, tile: Tile): string {
  const { z, left, top, scale } = tile,
    { all, xs, ys } = of;
  const labels = rowsAround(of, tile, REACH * 3).flatMap((row): Label[] => {
    const rank = rankOf(of, z, row);
    if (rank < 0) return [];
    const x = xs[row]! * scale - left,
      y = ys[row]! * scale - top,
      city = rank >= 10;
    return Math.abs(x - SIDE / 2) < SIDE / 2 + REACH * 3 && Math.abs(y - SIDE / 2) < SIDE / 2 + REACH
      ? [
          {
            row,
            x,
            y,
            rank,
            city,
            half: Math.min(REACH, (all.names[row]!.length * (city ? 8.5 : 7)) / 2 + 6),
          },
        ]
      : [];
  });
  const drawn = labels.filter(
    (one) =>
      one.x > -one.half &&
      one.x < SIDE + one.half &&
      one.y > -30 &&
      one.y < SIDE + 10 &&
      !labels.some((other) => other !== one && overlap(one, other) && isBefore(other, one)),
  );
  if (drawn.length === 0) return z >= PINCODES_FROM ? pincodeIn(of, tile) : '';
  return drawn
    .map(
      ({ row, x, y, city }) =>
        `<circle class="d" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${city ? 3.5 : 2.5}"/><text${city ? ' class="c"' : ''} x="${Math.round(x)}" y="${Math.round(y) + (city ? 19 : 16)}">${escaped(all.names[row]!)}</text>`,
    )
    .join('');
}

/** Close in there are tiles without a place: they say whose post they get. */
function pincodeIn({ all }: World, { left, top, scale }: Tile): string {
  const found = all.nearest({
    latitude: latitudeOf((top + SIDE / 2) / scale),
    longitude: longitudeOf((left + SIDE / 2) / scale),
  });
  return found ? `<text class="n" x="${SIDE / 2}" y="${SIDE / 2}">${pincodeOf(all, found.row)}</text>` : '';
}
