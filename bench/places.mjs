// Place search, points and tiles as they answer over HTTP: what patients type, letter by letter, old names, misspelt ones, pincodes.
import { startProduct } from './server.mjs';

const typed = [
  'ranchi',
  'kanke road',
  'bangalore',
  't nagar',
  'salt lake',
  'connaught place',
  'koramangala',
  '834008',
  '560001',
  'gurgaon',
  'lalpur ranchi',
  'andheri west',
  'navi mumbai',
  'main road',
];
const misspelt = ['mumbay', 'bengalooru', 'hydrabad', 'korommangala', 'lalpurr', 'chandigadh', 'zzzzqqqq'];
const points = [
  [23.3441, 85.3096],
  [28.6139, 77.209],
  [19.06, 72.83],
  [12.97, 77.59],
  [22.58, 88.42],
  [27, 71],
  [15, 70],
];
const ROUNDS = 5;
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

function tilePath(latitude, longitude, z) {
  const radians = (latitude * Math.PI) / 180,
    across = 2 ** z;
  return `/map/tiles/${z}/${Math.floor(((longitude + 180) / 360) * across)}/${Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across)}.svg`;
}
const kinds = {
  'place search': [
    ...typed.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1))),
    ...misspelt,
  ].map((text) => `/places/?q=${encodeURIComponent(text)}`),
  'what lies at a point': points.map(([lat, lng]) => `/places/reverse/?lat=${lat}&lng=${lng}`),
  'a tile of the map': points.flatMap(([lat, lng]) => [5, 9, 11, 13, 15].map((z) => tilePath(lat, lng, z))),
};

export async function run() {
  const product = await startProduct({ DEMO: '1', PLACES_PER_MINUTE: '999999' });
  try {
    const figures = [];
    for (const [what, paths] of Object.entries(kinds)) {
      const times = [];
      // The first round reads the index; each next one asks under other addresses, so that no ready answer counts.
      for (let round = 0; round <= ROUNDS; round++)
        for (const path of paths) {
          const began = performance.now(),
            answer = await fetch(`${product.url}/api${path}${path.includes('?') ? '&' : '?'}round=${round}`);
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
          if (round > 0) times.push(performance.now() - began);
        }
      times.sort((a, b) => a - b);
      figures.push(
        { figure: '', what: `${what}, p95 of ${times.length}`, value: at(times, 0.95), must: 50, unit: 'ms' },
        { figure: '', what: `the slowest of these`, value: times.at(-1), unit: 'ms' },
      );
    }
    return figures;
  } finally {
    await product.stop();
  }
}
