// The accepted pictures live in git as lossless WebP, half of what PNG takes; Vitest compares PNG. `unpack` writes them out as such,
// `pack` takes in what Vitest wrote: a picture whose pixels are the same keeps its bytes. docs/decisions/pictures.md says why.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';

const kept = new URL('../ui/visual/baselines/', import.meta.url),
  open = new URL('../ui/.visual/baselines/', import.meta.url);
const names = (folder, ext) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ext))
    .map((file) => parse(file).name);
const time = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs `act` over all names, a few at a time. */
async function each(all, act) {
  const rest = [...all];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let name = rest.pop(); name; name = rest.pop()) await act(name);
    }),
  );
}

export async function unpack() {
  mkdirSync(open, { recursive: true });
  const wanted = new Set(names(kept, '.webp'));
  for (const name of names(open, '.png')) if (!wanted.has(name)) rmSync(new URL(`${name}.png`, open));
  await each(wanted, async (name) => {
    const from = new URL(`${name}.webp`, kept),
      to = new URL(`${name}.png`, open);
    if (time(to) < time(from))
      writeFileSync(to, await sharp(readFileSync(from)).png({ compressionLevel: 1 }).toBuffer());
  });
}

/** `all`: what Vitest did not write is gone. */
export async function pack({ all }) {
  mkdirSync(kept, { recursive: true });
  const made = names(open, '.png');
  let changed = 0,
    gone = 0;
  await each(made, async (name) => {
    const to = new URL(`${name}.webp`, kept);
    const pixels = await sharp(readFileSync(new URL(`${name}.png`, open)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = pixels.info;
    if (time(to)) {
      const before = await sharp(readFileSync(to)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      if (before.info.width === width && before.info.height === height && before.data.equals(pixels.data))
        return;
    }
    writeFileSync(
      to,
      await sharp(pixels.data, { raw: { width, height, channels } })
        .webp({ lossless: true, effort: 6 })
        .toBuffer(),
    );
    changed++;
  });
  if (all)
    for (const name of names(kept, '.webp'))
      if (!made.includes(name)) {
        rmSync(new URL(`${name}.webp`, kept));
        gone++;
      }
  const size = readdirSync(kept).reduce((sum, file) => sum + statSync(new URL(file, kept)).size, 0);
  console.log(`pictures: ${changed} changed, ${gone} gone, ${(size / 1e6).toFixed(1)} MB`);
}

if (process.argv[2] === 'unpack') await unpack();
if (process.argv[2] === 'pack') await pack({ all: process.argv.includes('--all') });
