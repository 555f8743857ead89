// The text file that says how every story looks: a line `file inputs` for each story file, with the hash of what went into its pictures,
// and under it a line `story cell sha256` for each picture.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

const HEADER = `# How every story looks. 'file inputs', then 'story cell sha256' for each of its pictures. Written by 'npm run visual' and
# 'npm run visual:review', never by hand: after a merge conflict take either side and run 'npm run visual'. docs/decisions/pictures.md
`;

/** The hash of an image's size and pixels, so that another compression of the same picture is the same. */
export function hashOfPixels({ data, width, height }) {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return createHash('sha256').update(size).update(data).digest('hex');
}

/** Decodes an image to RGBA.
 * @param {Buffer} image PNG or WebP
 * @returns {Promise<{ data: Buffer, width: number, height: number }>} */
export async function pixelsOf(image) {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @returns {Map<string, { inputs: string, pictures: Map<string, string> }>} by story file; a picture's key is `story cell` */
export function parseHashes(text) {
  const files = new Map();
  let pictures;
  for (const line of text.split('\n')) {
    const fields = line.split(' ');
    if (line === '' || line.startsWith('#')) continue;
    if (fields.length === 2) {
      pictures = files.get(fields[0])?.pictures ?? new Map();
      files.set(fields[0], { inputs: fields[1], pictures });
    } else if (fields.length === 3 && pictures) pictures.set(`${fields[0]} ${fields[1]}`, fields[2]);
    else throw new Error(`not a line of hashes: ${line}`);
  }
  return files;
}

/** All accepted pictures by `story cell`, whichever file the story is in: it may have moved. */
export function allPictures(files) {
  const all = new Map();
  for (const { pictures } of files.values()) for (const [key, hash] of pictures) all.set(key, hash);
  return all;
}

const sorted = (map) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));

export function formatHashes(files) {
  let text = HEADER;
  for (const [file, { inputs, pictures }] of sorted(files)) {
    text += `${file} ${inputs}\n`;
    for (const [key, hash] of sorted(pictures)) text += `${key} ${hash}\n`;
  }
  return text;
}

export const readHashes = (path) => parseHashes(existsSync(path) ? readFileSync(path, 'utf8') : '');
export function writeHashes(path, files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, formatHashes(files));
}
