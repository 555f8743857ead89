import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createEncoder, typeOf } from '../src/platform/upload/encode.ts';
import { problemOfPdf } from '../src/platform/upload/pdf.ts';
import { objectStream, packed, pdf, stream } from './files/pdfs.ts';
import { drawing, jpeg, phonePhoto, pixelBomb, png } from './files/pictures.ts';

const encode = createEncoder();
/** What is kept of it, or why nothing is. */
async function outcome(bytes: Buffer | string) {
  const given = Buffer.from(bytes),
    type = typeOf(given);
  if (!type) return 'type';
  const encoded = await encode(type, given);
  return 'refused' in encoded ? encoded.refused : { type: encoded.type, bytes: Buffer.from(encoded.bytes) };
}
async function kept(bytes: Buffer) {
  const found = await outcome(bytes);
  if (typeof found === 'string') throw new Error(`refused: ${found}`);
  return found.bytes;
}
const script = '<script>alert(document.cookie)</script>';

describe('what is no photo and no PDF (safety T22)', () => {
  test.each<[string, string | Buffer]>([
    ['SVG', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['SVG with a prolog', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`],
    ['HTML', `<!doctype html>${script}`],
    ['JavaScript', 'alert(1)'],
    ['PHP', '<?php system($_GET[0]);'],
    ['GIF89a and a script', `GIF89a/*${script}*/=1;`],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['BMP', 'BM\0\0\0\0'],
    ['ZIP', 'PK\x03\x04'],
    ['EXE', 'MZ'],
    ['nothing', ''],
    ['zeros', Buffer.alloc(100)],
    ['a PDF that begins later', ` ${pdf().toString('latin1')}`],
    ['a photo that begins later', Buffer.from('\n\xFF\xD8\xFF\xE0', 'latin1')],
    ['RIFF that is no WebP', 'RIFF\0\0\0\0WAVEfmt '],
  ])('%s', async (_, bytes) => {
    expect(await outcome(bytes)).toBe('type');
  });
  test.each<[string, Buffer]>([
    ['a script that begins like a photo', Buffer.from(`\xFF\xD8\xFF\xE0${script}`, 'latin1')],
    ['a script that begins like a PNG', Buffer.from(`\x89PNG\r\n\x1A\n${script}`, 'latin1')],
    ['a script that begins like WebP', Buffer.from(`RIFF\0\0\0\0WEBP${script}`, 'latin1')],
    ['three bytes', Buffer.from('\xFF\xD8\xFF', 'latin1')],
    ['a script that begins like a PDF', Buffer.from(`%PDF-1.7\n${script}`)],
    ['a PDF without a version', Buffer.from('%PDF-x\n%%EOF')],
  ])('%s', async (_, bytes) => {
    expect(await outcome(bytes)).toBe('unreadable');
  });
  test('the library itself reads nothing but the three formats', async () => {
    await outcome(await jpeg());
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      await drawing(1).gif().toBuffer(),
      await drawing(1).tiff().toBuffer(),
    ])
      await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
  });
});

describe('a photo', () => {
  test('keeps neither where it was taken nor by whom or with what, and stands upright (safety T23)', async () => {
    const photo = await phonePhoto();
    const secrets = ['SecretPhone', 'SerialNumber-4711', 'Asha Kumari', 'SecretXmp', 'Exif'];
    for (const secret of secrets) expect(photo.includes(secret), secret).toBe(true);
    const bytes = await kept(photo);
    for (const secret of secrets) expect(bytes.includes(secret), secret).toBe(false);
    expect(await sharp(photo).metadata()).toMatchObject({
      orientation: 6,
      icc: expect.anything() as Buffer,
      width: 400,
      height: 300,
    });
    const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation, width, height }).toEqual({ width: 300, height: 400 });
  });
  test.each(['jpeg', 'png', 'webp'] as const)('loses what hangs behind its end: %s', async (format) => {
    const bytes = await kept(Buffer.concat([await drawing(3)[format]().toBuffer(), Buffer.from(script)]));
    expect(bytes.includes('script')).toBe(false);
    expect(typeOf(bytes)).toBe('image/jpeg');
  });
  test('loses a script in its comments', async () => {
    const bytes = await kept(
      png(200, 200, { pixels: Buffer.alloc(40_200), extra: [['tEXt', Buffer.from(`Comment\0${script}`)]] }),
    );
    expect(bytes.includes('script')).toBe(false);
  });
  test('is at most 2400 pixels long, and never made larger', async () => {
    const size = async (bytes: Buffer) => {
      const { width, height } = await sharp(await kept(bytes)).metadata();
      return [width, height];
    };
    expect(await size(await drawing(4, 3000, 1500).jpeg().toBuffer())).toEqual([2400, 1200]);
    expect(await size(await drawing(4, 300, 200).png().toBuffer())).toEqual([300, 200]);
  });
  test('that is see-through lies on white: black ink stays legible', async () => {
    const bytes = await kept(
      await sharp({
        create: { width: 200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
        .png()
        .toBuffer(),
    );
    expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });
  test('that is cut off, or moves, is refused', async () => {
    const whole = await jpeg(5);
    expect(await outcome(whole.subarray(0, whole.length / 2))).toBe('unreadable');
    const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 255), Buffer.alloc(64 * 64 * 3, 0)]);
    expect(
      await outcome(
        await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
          .webp({ delay: [100, 100] })
          .toBuffer(),
      ),
    ).toBe('unreadable');
  });
});

describe('a bomb (safety T24)', () => {
  /** How much the process grows by it at most. */
  async function growth(bytes: Buffer) {
    const before = process.memoryUsage.rss();
    let most = 0;
    const look = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before);
    }, 5);
    try {
      return { found: await outcome(bytes), megabytes: most / 1e6 };
    } finally {
      clearInterval(look);
    }
  }
  test('of 900 million pixels is seen by its header alone', async () => {
    for (const bomb of [
      png(30_000, 30_000),
      pixelBomb(),
      png(2 ** 31 - 1, 2 ** 31 - 1),
      png(40_000_001, 1),
    ]) {
      const { found, megabytes } = await growth(bomb);
      expect(['pixels', 'unreadable']).toContain(found);
      expect(megabytes).toBeLessThan(150);
    }
    expect(await outcome(pixelBomb())).toBe('pixels');
  });
  test("in a PNG's comment or colour profile is not unpacked", async () => {
    const zeros = deflateSync(Buffer.alloc(300e6));
    for (const [type, head] of [
      ['zTXt', 'x\0\0'],
      ['iCCP', 'x\0\0'],
      ['iTXt', 'x\0\x01\0\0\0'],
    ] as const) {
      const { megabytes } = await growth(
        png(200, 200, {
          pixels: Buffer.alloc(40_200),
          extra: [[type, Buffer.concat([Buffer.from(head), zeros])]],
        }),
      );
      expect(megabytes, type).toBeLessThan(150);
    }
  });
  test.each<[string, Buffer]>([
    ['text', packed('', Buffer.alloc(200e6, 32))],
    ['a picture', packed('/Subtype /Image', Buffer.alloc(200e6))],
    ['objects', objectStream(' '.repeat(100e6))],
    [
      'many texts of a megabyte',
      Buffer.concat(Array.from({ length: 25 }, () => packed('', Buffer.alloc(1e6, 32)))),
    ],
  ])('in a PDF is not unpacked: %s', async (_, bomb) => {
    const { found, megabytes } = await growth(pdf({ more: [bomb] }));
    expect(found).toBe('unreadable');
    expect(megabytes).toBeLessThan(300);
  });
  test('of many small ones ends at the time limit, and the next file is read', async () => {
    // Far less than the many take, and enough for one on a machine with much else to do.
    const impatient = createEncoder({ limitMs: 3_000, atOnce: 1 });
    const page = packed('/Subtype /Image', Buffer.alloc(30e6)),
      many = pdf({ more: Array.from({ length: 100 }, () => page) });
    expect(await impatient('application/pdf', many)).toEqual({ refused: 'unreadable' });
    expect(await createEncoder({ atOnce: 1 })('application/pdf', pdf())).toMatchObject({
      type: 'application/pdf',
    });
    await expect
      .poll(() => impatient('application/pdf', pdf()), { timeout: 30_000 })
      .toMatchObject({ type: 'application/pdf' });
  });
  test('of waiting files is turned away', async () => {
    const narrow = createEncoder({ atOnce: 1, mostWaiting: 1 });
    const [first, second, third] = await Promise.allSettled(
      [1, 2, 3].map(() => narrow('application/pdf', pdf())),
    );
    expect([first!.status, second!.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(third).toMatchObject({ status: 'rejected', reason: { status: 503 } });
    expect(await narrow('application/pdf', pdf())).toMatchObject({ type: 'application/pdf' });
  });
});

describe('a PDF', () => {
  const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://hospital.example) >> >>';
  test.each<[string, Buffer]>([
    ['with a page', pdf()],
    ['of version 2', pdf({ version: '2.0' })],
    ['with a link', pdf({ more: [link] })],
    ['with a signature', pdf({ catalogue: '/AcroForm << /SigFlags 3 /Fields [] >>' })],
    ['that opens at a page', pdf({ catalogue: '/OpenAction [3 0 R /FitH null]' })],
    ['that goes to a page', pdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
    [
      'that goes there by another object',
      pdf({ catalogue: '/OpenAction 5 0 R', more: ['<< /S /GoTo /D [3 0 R /Fit] >>'] }),
    ],
    ['with packed objects', pdf({ more: [objectStream('<< /Type /Font /BaseFont /Helvetica >>')] })],
    ['with a scanned page', pdf({ more: [packed('/Subtype /Image', Buffer.alloc(26e6, 255))] })],
    [
      'with a photo in whose bytes /JS stands by chance',
      pdf({
        more: [
          stream(
            '/Subtype /Image /Filter /DCTDecode',
            Buffer.from('\xFF\xD8\xFF\xE0/JS\x90/XFA\x01/AA\x02/JS(\x01', 'latin1'),
          ),
        ],
      }),
    ],
    ['with text in ASCII85', pdf({ more: [stream('/Filter [/ASCII85Decode /FlateDecode]', 'GhQ%5~>')] })],
  ])('%s is taken', (_, bytes) => {
    expect(problemOfPdf(bytes)).toBeUndefined();
  });
  test('is kept as it is', async () => {
    expect(await outcome(pdf({ more: [link] }))).toEqual({
      type: 'application/pdf',
      bytes: pdf({ more: [link] }),
    });
  });

  const alert = '<< /S /JavaScript /JS (app.alert(1)) >>';
  test.each<[string, Buffer]>([
    ['a script', pdf({ more: [alert] })],
    ['a script at its opening', pdf({ catalogue: `/OpenAction ${alert}` })],
    ['a script whose name is spelt #4a', pdf({ more: ['<< /S /#4aava#53cript >>'] })],
    ['/J#53 alone', pdf({ more: ['<< /J#53 (app.alert(1)) >>'] })],
    ['/JS by another object', pdf({ more: ['<< /JS 7 0 R >>'] })],
    ['a script behind its end', Buffer.concat([pdf(), Buffer.from(`9 0 obj ${alert} endobj %%EOF`)])],
    ["a script in a comment's place", pdf({ more: [`% ${alert}`] })],
    ['a script in a plain stream', pdf({ more: [stream('', alert)] })],
    ['a script in packed objects', pdf({ more: [objectStream(alert)] })],
    ['a script spelt #4a in packed objects', pdf({ more: [objectStream('<< /S /#4AavaScript >>')] })],
    ['a script in a stream that says nothing of itself', pdf({ more: [packed('', alert)] })],
    ['a script in what says it is a picture', pdf({ more: [packed('/Subtype /Image', alert)] })],
    [
      'a script in packed objects with a wrong checksum',
      pdf({
        more: [
          stream(
            '/Type /ObjStm /Filter /FlateDecode',
            Buffer.concat([deflateSync(`9 0 ${alert}`).subarray(0, -4), Buffer.alloc(4)]),
          ),
        ],
      }),
    ],
    [
      'a script in objects of which the end is missing',
      pdf({
        more: [stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(`9 0 ${alert}`).subarray(0, -6))],
      }),
    ],
    [
      'a script in a stream with a wrong checksum',
      pdf({
        more: [
          stream(
            '/Filter /FlateDecode',
            Buffer.concat([deflateSync(alert).subarray(0, -4), Buffer.alloc(4)]),
          ),
        ],
      }),
    ],
    [
      'packed objects that are none',
      pdf({ more: [stream('/Type /ObjStm /Filter /FlateDecode', deflateSync('<~GhQ%5~>'))] }),
    ],
    [
      'packed objects that cannot be unpacked',
      pdf({ more: [stream('/Type /ObjStm /Filter /FlateDecode', 'GhQ%5')] }),
    ],
    [
      'packed objects that cannot be read',
      pdf({ more: [stream('/Type /ObjStm /Filter /LZWDecode', '\x80\x0B\x60')] }),
    ],
    [
      'objects packed twice',
      pdf({
        more: [
          stream(
            '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]',
            deflateSync(deflateSync(`9 0 ${alert}`)),
          ),
        ],
      }),
    ],
    [
      'objects packed with a predictor',
      pdf({ more: [objectStream('<< >>', '/DecodeParms << /Predictor 12 >>')] }),
    ],
    [
      'objects in ASCII85',
      pdf({ more: [stream('/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]', 'GhQ%5~>')] }),
    ],
    ['/Obj#53tm', pdf({ more: [stream('/Type /Obj#53tm /Filter /ASCIIHexDecode', '3920')] })],
    ['packed objects whose stream is not found', pdf({ more: ['<< /Type /ObjStm >>'] })],
    ['a program to start', pdf({ more: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['a file within', pdf({ catalogue: '/Names << /EmbeddedFiles 9 0 R >>' })],
    ['a form of its own kind', pdf({ catalogue: '/AcroForm << /XFA [(a) 9 0 R] >>' })],
    ['a film', pdf({ more: ['<< /Subtype /RichMedia >>'] })],
    ['a form that sends itself', pdf({ more: ['<< /S /SubmitForm >>'] })],
    ['another file to open', pdf({ more: ['<< /S /GoToR /F (x.pdf) >>'] })],
    ['a lock', pdf({ trailer: '/Encrypt 9 0 R' })],
    [
      'a page of the web at its opening',
      pdf({ catalogue: '/OpenAction << /S /URI /URI (https://evil.example) >>' }),
    ],
    [
      'the same by another object',
      pdf({ catalogue: '/OpenAction 5 0 R', more: ['<< /S /URI /URI (https://evil.example) >>'] }),
    ],
    ['the same behind a page', pdf({ catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>' })],
    ['an opening that is not found', pdf({ catalogue: '/OpenAction 77 0 R' })],
    ['an action of a page', pdf({ more: ['<< /AA << /O 9 0 R >> >>'] })],
    [
      'two meanings of its opening',
      pdf({
        catalogue: '/OpenAction 5 0 R',
        more: ['<< /S /GoTo /D [3 0 R /Fit] >>', '5 0 obj << /S /URI >>'],
      }),
    ],
  ])('with %s is refused', (_, bytes) => {
    expect(problemOfPdf(bytes)).toBe('active');
  });
  test('with a script is refused by the thread that reads it', async () => {
    expect(await outcome(pdf({ more: [alert] }))).toBe('active');
  });
  const bare = (objects: string) => Buffer.from(`%PDF-1.4\n${objects}\n%%EOF\n`);
  const pageOf = (box: string) =>
    bare(`1 0 obj <</Type/Pages/Kids[2 0 R]/Count 1>> endobj 2 0 obj <</Type/Page ${box}>> endobj`);
  test.each<[string, Buffer]>([
    ['words', bare('hello')],
    ['an empty page tree', bare('1 0 obj <</Type/Pages/Kids[]/Count 0>> endobj')],
    [
      'a page outside its empty page tree',
      bare('1 0 obj <</Type/Pages/Kids[]/Count 0>> endobj 2 0 obj <</Type/Page>> endobj'),
    ],
    ['a page of 3 by 3 points', pageOf('/MediaBox [0 0 3 3]')],
    ['a page of 71 points on one side', pageOf('/MediaBox [0 842 595.2 771]')],
  ])('with only %s is refused', (_, bytes) => {
    expect(problemOfPdf(bytes)).toBe('unreadable');
  });
  test.each<[string, Buffer]>([
    ['one small page beside a legible one', pdf({ more: ['<< /Type /Page /MediaBox [0 0 3 3] >>'] })],
    ['a box that moves the origin', pageOf('/MediaBox [-100 -100 0 0]')],
    ['a box in another object', pageOf('/MediaBox 3 0 R')],
    ['a box that it inherits', pageOf('')],
    ['a larger unit', pageOf('/MediaBox [0 0 8 11] /UserUnit 72')],
    [
      'its pages in an object stream',
      Buffer.concat([
        Buffer.from('%PDF-1.5\n1 0 obj\n'),
        objectStream('<< /Type /Page >>'),
        Buffer.from('\nendobj\n%%EOF\n'),
      ]),
    ],
  ])('with %s is taken', (_, bytes) => {
    expect(problemOfPdf(bytes)).toBeUndefined();
  });
  test('without an end is refused', () => {
    expect(problemOfPdf(pdf().subarray(0, -6))).toBe('unreadable');
    expect(problemOfPdf(Buffer.concat([pdf(), Buffer.alloc(2_000, 32)]))).toBe('unreadable');
  });
});
