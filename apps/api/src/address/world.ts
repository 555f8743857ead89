import { Delaunay } from 'd3-delaunay';
import { gazetteer, type Gazetteer } from './gazetteer.ts';

export const SIDE = 256;
/** Where a tile lies: its pixels at this zoom are those of the whole world's map. */
export interface Tile {
  z: number;
  left: number;
  top: number;
  scale: number;
}
/** The places on the map of the world, from 0 to 1 (Web Mercator). */
export interface World {
  all: Gazetteer;
  xs: Float64Array;
  ys: Float64Array;
  /** x0, y0, x1, y1 of each edge between two pincodes' areas. */ edges: Float64Array;
}

const EARTH_KM = 40_075;
const EDGE_KM = 60;
const xOf = (longitude: number): number => (longitude + 180) / 360;
const yOf = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};
export const longitudeOf = (x: number): number => x * 360 - 180;
export const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/**
 * Between neighbours alone: no line goes around the outside, and none is drawn stronger than another, so that the map shows no border of a state or of the
 * country (docs/decisions/places.md).
 */
function edgesOf({ pinRows }: Gazetteer, xs: Float64Array, ys: Float64Array): Float64Array {
  const { triangles, halfedges, points } = Delaunay.from(
    pinRows,
    (row) => xs[row]!,
    (row) => ys[row]!,
  );
  const { circumcenters } = new Delaunay(points).voronoi([0, 0, 1, 1]);
  const edges: number[] = [];
  for (let one = 0; one < halfedges.length; one++) {
    const other = halfedges[one]!;
    if (other < one) continue;
    const a = Math.floor(one / 3) * 2,
      b = Math.floor(other / 3) * 2,
      site = triangles[one]! * 2;
    const [x0, y0, x1, y1] = [
      circumcenters[a]!,
      circumcenters[a + 1]!,
      circumcenters[b]!,
      circumcenters[b + 1]!,
    ];
    // An edge that ends far from both of its places lies in the sea or abroad.
    const km = EARTH_KM * Math.cos((latitudeOf(points[site + 1]!) * Math.PI) / 180);
    if (
      Math.max(
        Math.hypot(x0 - points[site]!, y0 - points[site + 1]!),
        Math.hypot(x1 - points[site]!, y1 - points[site + 1]!),
      ) *
        km <
      EDGE_KM
    )
      edges.push(x0, y0, x1, y1);
  }
  return Float64Array.from(edges);
}
let known: World | undefined;
export function world(): World {
  if (known) return known;
  const all = gazetteer(),
    xs = all.longitudes.map(xOf),
    ys = all.latitudes.map(yOf);
  return (known = { all, xs, ys, edges: edgesOf(all, xs, ys) });
}

/** Rows on the tile and so many pixels around it. */
export function rowsAround({ all }: World, { left, top, scale }: Tile, margin: number): number[] {
  const west = longitudeOf((left - margin) / scale),
    east = longitudeOf((left + SIDE + margin) / scale);
  return all.within(
    latitudeOf(Math.min(1, (top + SIDE + margin) / scale)),
    west,
    latitudeOf(Math.max(0, (top - margin) / scale)),
    east,
  );
}
