import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Grey enough to compress, and different for each seed. */
export const drawing = (seed: number, width = 320, height = 240) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: seed % 256, g: (seed * 7) % 256, b: (seed * 13) % 256 },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  });
export const jpeg = (seed = 1): Promise<Buffer> => drawing(seed).jpeg().toBuffer();

/** A photo as a phone takes it: where, with what and whose, its own small copy, and lying on its side. */
export const phonePhoto = (): Promise<Buffer> =>
  drawing(2, 400, 300)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SecretPhone', Model: 'SerialNumber-4711', Artist: 'Asha Kumari' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '23/1 22/1 52/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '85/1 18/1 59/1',
      },
    })
    .withXmp(
      '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="SecretXmp"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
    )
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]),
    around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
};
/** A PNG by hand: it may say of itself what it likes. */
export function png(
  width: number,
  height: number,
  { pixels = Buffer.alloc(10), extra = [] }: { pixels?: Buffer; extra?: [type: string, data: Buffer][] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    ...extra.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** All white, line by line with its filter byte: some hundred kB that are 900 million pixels. */
export const pixelBomb = (side = 30_000): Buffer =>
  png(side, side, { pixels: Buffer.alloc((side + 1) * 2_000, 255) });
