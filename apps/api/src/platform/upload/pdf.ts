import { constants, inflateRawSync } from 'node:zlib';

/** More than all text and fonts of a prescription, and more than any scanned page of it; less than a bomb. */
const UNPACKED_MOST = 20 * 2 ** 20;
const PICTURE_MOST = 64 * 2 ** 20;
const MOST_AUTOMATIC = 20;

const S = String.raw`[\0\t\n\f\r ]`;
const REF = String.raw`(\d{1,10})${S}{1,9}(\d{1,5})${S}{1,9}R`;
/** What runs, opens, sends or hides something. Short names count only with a value behind them: three letters stand in any photo by chance. */
const active = new RegExp(
  String.raw`/(?:JavaScript|Launch|EmbeddedFile|RichMedia|Rendition|SubmitForm|ImportData|GoTo[ER](?!\w)|Encrypt)|/JS${S}*(?:\([\x20-\x7E]{3}|\(\xFE\xFF|<[\da-fA-F]{3}|${REF})|/XFA${S}*(?:[[(<]|${REF})`,
);
const automatic = new RegExp(String.raw`/(?:OpenAction|AA)${S}*(?:\[|(<<[^<>]*>>)|${REF}|(<<))`, 'g');
const goesToPage = new RegExp(String.raw`^(?:\[|<<(?![^<>]*/Next)[^<>]*/S${S}*/GoTo(?!\w)[^<>]*>>)`);
const streamAt = /(?<!end)stream[\t ]*(?:\r\n|\r|\n)/g;
const packedOnce = new RegExp(String.raw`/Filter${S}*(?:/FlateDecode(?!\w)|\[${S}*/FlateDecode${S}*\])`);

const isPackedPlainly = (dictionary: string): boolean =>
  packedOnce.test(dictionary) &&
  dictionary.split('/Filter').length === 2 &&
  !dictionary.includes('/DecodeParms');

/** Names may be written with #xx for any letter. */
const plain = (raw: string): string =>
  raw.replaceAll(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** What happens by itself as the file is opened may show a page of it and nothing else. */
function opensQuietly(text: string): boolean {
  const all = [...text.matchAll(automatic)];
  return (
    all.length <= MOST_AUTOMATIC &&
    all.every(([, action, id, version, unread]) => {
      if (unread) return false;
      if (action) return goesToPage.test(action);
      if (!id) return true;
      const objects = [
        ...text.matchAll(new RegExp(String.raw`(?<!\d)${id}${S}{1,9}${version}${S}{1,9}obj${S}*`, 'g')),
      ];
      return (
        objects.length > 0 &&
        objects.every(({ index, 0: { length } }) =>
          goesToPage.test(text.slice(index + length, index + length + 500)),
        )
      );
    })
  );
}
const isActive = (raw: string): boolean => {
  const text = plain(raw);
  return active.test(text) || !opensQuietly(text);
};

/** What is packed here; its checksum is not asked for, as viewers do not ask either. Undefined where nothing is. */
function unpack(bytes: Buffer, most: number): { text: string } | 'too-much' | undefined {
  if (bytes.length < 3 || (bytes[0]! & 15) !== 8 || bytes.readUInt16BE(0) % 31 !== 0) return undefined;
  try {
    return {
      text: inflateRawSync(bytes.subarray(2), {
        maxOutputLength: Math.max(1, most),
        finishFlush: constants.Z_SYNC_FLUSH,
      }).toString('latin1'),
    };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-much' : undefined;
  }
}

const pageTree = new RegExp(String.raw`/Type${S}*/Pages(?!\w)`);
const pageObject = new RegExp(String.raw`/Type${S}*/Page(?!\w)`);
const emptyTree = new RegExp(String.raw`/Count${S}*0(?![\d.])`);
const NUMBER = String.raw`(-?[\d.]{1,20})`;
const mediaBox = new RegExp(
  String.raw`/MediaBox${S}*\[${S}*${NUMBER}${S}+${NUMBER}${S}+${NUMBER}${S}+${NUMBER}${S}*\]`,
  'g',
);
/** Points (1/72 inch) of a page's side below which it is illegible. */
const SIDE_MIN = 72;

/** Whether a page is found that is large enough to read. A size that cannot be read counts as large enough. */
function hasLegiblePage(text: string): boolean {
  if (!pageObject.test(text)) return false;
  const trees = text.split('endobj').filter((object) => pageTree.test(object));
  if (trees.length > 0 && trees.every((object) => emptyTree.test(object))) return false;
  const boxes = [...text.matchAll(mediaBox)].map(([, ...sides]) => sides.map(Number));
  if (boxes.length < text.split('/MediaBox').length - 1 || text.includes('/UserUnit')) return true;
  const isTooSmall = ([x1, y1, x2, y2]: number[]) =>
    Math.abs(x2! - x1!) < SIDE_MIN || Math.abs(y2! - y1!) < SIDE_MIN;
  return boxes.length === 0 || !boxes.every(isTooSmall);
}

/**
 * Why a PDF is not taken; undefined for one that shows pages and does nothing else. It need not be understood for that: its bytes are searched as they
 * lie, and once more as they come out of each packed stream, since objects can hide in any of these.
 */
export function problemOfPdf(bytes: Buffer): 'unreadable' | 'active' | undefined {
  const raw = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(raw) || !raw.slice(-1024).includes('%%EOF')) return 'unreadable';
  if (isActive(raw)) return 'active';
  let left = UNPACKED_MOST,
    from = 0;
  for (const { index, 0: word } of raw.matchAll(streamAt)) {
    const before = plain(raw.slice(from, index));
    from = index + word.length;
    const holdsObjects = before.includes('/ObjStm');
    const isPicture = !holdsObjects && before.slice(-1000).includes('/Image');
    const unpacked = unpack(bytes.subarray(from), isPicture ? PICTURE_MOST : left);
    if (unpacked === 'too-much') return 'unreadable';
    // Objects packed in any but the usual way would not be seen.
    if (holdsObjects && (!unpacked || !/^\s*\d/.test(unpacked.text) || !isPackedPlainly(before)))
      return 'active';
    if (!unpacked) continue;
    if (!isPicture) left -= unpacked.text.length;
    if (isActive(unpacked.text)) return 'active';
  }
  if (plain(raw.slice(from)).includes('/ObjStm')) return 'active';
  const text = plain(raw);
  // Pages in an object stream are not looked for.
  return text.includes('/ObjStm') || hasLegiblePage(text) ? undefined : 'unreadable';
}
