import { deflateSync } from 'node:zlib';

const PAGES = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
];
const join = (parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

export const stream = (dictionary: string, data: Buffer | string): Buffer =>
  join([`<< /Length ${data.length} ${dictionary} >>\nstream\n`, data, '\nendstream']);
export const packed = (dictionary: string, text: string | Buffer): Buffer =>
  stream(`/Filter /FlateDecode ${dictionary}`, deflateSync(text));
/** Objects where no search of the file's letters finds them. */
export const objectStream = (objects: string, dictionary = ''): Buffer =>
  packed(`/Type /ObjStm /N 1 /First 4 ${dictionary}`, `9 0 ${objects}`);

/** One page, and whatever else is asked for. */
export function pdf({
  catalogue = '',
  more = [],
  trailer = '',
  version = '1.7',
}: { catalogue?: string; more?: (string | Buffer)[]; trailer?: string; version?: string } = {}): Buffer {
  const objects = [
    PAGES[0]!.replace('>>', `${catalogue} >>`),
    ...PAGES.slice(1),
    packed('', 'BT /F1 12 Tf 72 720 Td (Paracetamol 500 mg) Tj ET'),
    ...more,
  ];
  return join([
    `%PDF-${version}\n%\xE2\xE3\xCF\xD3\n`,
    ...objects.flatMap((object, i) => [`${i + 1} 0 obj\n`, object, '\nendobj\n']),
    `trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`,
  ]);
}
