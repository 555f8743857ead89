import { parentPort, workerData } from 'node:worker_threads';
import { problemOfPdf } from './pdf.ts';

export type UploadType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
/** `type` is what the bytes begin like. */
export interface Work {
  type: UploadType;
  bytes: Uint8Array;
  limitMs: number;
  shape?: Shape | undefined;
}
/** A square of at most that side: `cover` cuts what stands over, `contain` shows all of it on white, no larger than it came. */
export interface Shape {
  side: number;
  fit: 'cover' | 'contain';
}
export type Refusal = 'unreadable' | 'active' | 'pixels' | 'shape' | 'small';
export type Encoded = { type: 'image/jpeg' | 'application/pdf'; bytes: Uint8Array } | { refused: Refusal };

const PIXELS_MOST = 40e6;
/** Pixels per additional time limit: a long screenshot keeps its own size. */
const PIXELS_A_LIMIT = 10e6;
/** Longer side of a stored photo: handwriting stays legible at twice a screen's width. */
const SIDE_MOST = 2400;
/** The shorter side is never reduced below this: a long screenshot stays as wide as the phone that took it. */
const SHORT_LEAST = 1080;
/** Highest ratio of the sides: above it a picture is illegible; a screenshot of twenty screens has less. */
const RATIO_MOST = 40;
/** Ratio above which a picture is illegible in a square. */
const SQUARE_RATIO_MOST = 4;
/** Pixels of the shorter side below which a document is illegible. */
const SHORT_MIN = 200;
/** Pixels of the shorter side below which a picture in a square is illegible. */
const SQUARE_SHORT_MIN = 64;

/** Why a picture of this size is illegible after resizing; undefined for a legible one. */
function problemOfSize(width: number, height: number, shape: Shape | undefined): Refusal | undefined {
  const shorter = Math.min(width, height);
  if (Math.max(width, height) > shorter * (shape ? SQUARE_RATIO_MOST : RATIO_MOST)) return 'shape';
  return shorter < (shape ? SQUARE_SHORT_MIN : SHORT_MIN) ? 'small' : undefined;
}
/** Longer side of the stored picture. */
function longerOf(width: number, height: number): number {
  const longer = Math.max(width, height),
    scale = Math.max(SIDE_MOST / longer, SHORT_LEAST / Math.min(width, height));
  return Math.round(longer * Math.min(1, scale));
}
const squareOf = ({ side, fit }: Shape, longer: number) => {
  const length = fit === 'cover' ? side : Math.min(side, longer);
  return { width: length, height: length, fit, background: '#fff' };
};
async function redraw({ type, bytes, limitMs, shape }: Work): Promise<Encoded> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, pages = 1, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (`image/${format}` !== type || pages > 1) return { refused: 'unreadable' };
    if (width * height > PIXELS_MOST) return { refused: 'pixels' };
    const refused = problemOfSize(width, height, shape);
    if (refused) return { refused };
    const longer = longerOf(width, height);
    // Drawn anew as a JPEG, whatever it was: of what came only the picture is left. Thin coloured lines of a screenshot want all of their colour.
    const drawn = await sharp(bytes, { limitInputPixels: PIXELS_MOST, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#fff' })
      .resize(
        shape
          ? squareOf(shape, Math.max(width, height))
          : { width: longer, height: longer, fit: 'inside', withoutEnlargement: true },
      )
      .jpeg({ quality: 82, chromaSubsampling: type === 'image/jpeg' ? '4:2:0' : '4:4:4' })
      .timeout({
        seconds: Math.max(1, Math.floor((limitMs * (1 + (width * height) / PIXELS_A_LIMIT)) / 1000)),
      })
      .toBuffer();
    return { type: 'image/jpeg', bytes: drawn };
  } catch {
    return { refused: 'unreadable' };
  }
}
function check(bytes: Uint8Array): Encoded {
  const refused = problemOfPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return refused ? { refused } : { type: 'application/pdf', bytes };
}

const work = workerData as Work;
parentPort!.postMessage(work.type === 'application/pdf' ? check(work.bytes) : await redraw(work));
