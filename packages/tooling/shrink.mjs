// Writes the accepted pictures again, as small as PNG can hold the very same pixels: they live in git.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';

const folder = new URL('../ui/visual/baselines/', import.meta.url);
const FILTERS = [0, 1, 2, 3, 4];
let before = 0, after = 0;
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  const bytes = readFileSync(file);
  const picture = PNG.sync.read(bytes);
  const best = FILTERS.map((filterType) => PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType })).concat(bytes).toSorted((a, b) => a.length - b.length)[0];
  before += bytes.length;
  after += best.length;
  if (best.length < bytes.length) writeFileSync(file, best);
}
console.log(`pictures: ${(before / 1e6).toFixed(1)} MB, now ${(after / 1e6).toFixed(1)} MB`);
