import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pixelsOf } from './hashes.mjs';

/** A picture of what differs: the new one paled, with red where a pixel is another. @param {string} before path @param {string} now path */
export async function differencePicture(before, now) {
  const [a, b] = await Promise.all([before, now].map((path) => pixelsOf(readFileSync(path))));
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4;
      const inA = x < a.width && y < a.height;
      const inB = x < b.width && y < b.height;
      const j = (y * b.width + x) * 4;
      const isSame = inA && inB && a.data.readUInt32BE((y * a.width + x) * 4) === b.data.readUInt32BE(j);
      if (!isSame) data.set([220, 0, 60, 255], to);
      else for (let c = 0; c < 3; c++) data[to + c] = 200 + Math.round(b.data[j + c] * 0.2);
    }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
