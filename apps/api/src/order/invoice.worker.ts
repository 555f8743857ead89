// Draws invoices in a thread of its own, one after the other: reading the fonts and cutting them down holds a processor for a third of a second.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { brand } from '@doorstep/contract/brand';
import PDFDocument from 'pdfkit';
import { invoiceLabelsIn, type InvoiceFacts } from './invoice-facts.ts';
import { inert, runsOf, wrapped, type Script } from './invoice-text.ts';

const { resolve } = createRequire(import.meta.url);
/** Mukta has ₹ and Devanagari, which the fonts of PDF itself lack. */
const fontOf = (script: Script, weight: 400 | 700) =>
  readFileSync(resolve(`@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff`));
const MARGIN = 36,
  WIDTH = 595.28 - 2 * MARGIN,
  HEIGHT = 841.89,
  BOTTOM = HEIGHT - MARGIN - 24,
  GREY = '#555555',
  BLACK = '#000000',
  LINE = '#BBBBBB';

const fonts = (['latin', 'latin-ext', 'devanagari'] as const).flatMap((script) =>
  ([400, 700] as const).map((weight) => ({ name: `${script}-${weight}`, bytes: fontOf(script, weight) })),
);
/** The one that is drawn now. */
let doc: PDFKit.PDFDocument;
let labels: ReturnType<typeof invoiceLabelsIn>;

interface Style {
  size?: number;
  isBold?: boolean;
  colour?: string;
  align?: 'start' | 'end';
}
const SMALL: Style = { size: 8, colour: GREY };
const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amount = (paise: number) => money.format(paise / 100);
const shownDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

const fontFor = (script: Script, { size = 9, isBold = false }: Style) =>
  doc.font(`${script}-${isBold ? 700 : 400}`).fontSize(size);
const widthOf = (text: string, style: Style): number =>
  runsOf(text).reduce((sum, { script, text: piece }) => sum + fontFor(script, style).widthOfString(piece), 0);
/** One line, never more: letters are drawn, nothing in them is read as anything else. */
function put(text: string, x: number, y: number, width: number, style: Style = {}) {
  let at = style.align === 'end' ? x + width - widthOf(text, style) : x;
  for (const { script, text: piece } of runsOf(text)) {
    fontFor(script, style)
      .fillColor(style.colour ?? BLACK)
      .text(piece, at, y, { lineBreak: false });
    at += doc.widthOfString(piece);
  }
}
const leading = ({ size = 9 }: Style) => size * 1.45;
/** As many lines as it needs; answers where the next thing may stand. */
function paragraph(text: string, x: number, y: number, width: number, style: Style = {}): number {
  let at = y;
  for (const line of wrapped(text, (some) => widthOf(some, style) <= width)) {
    if (at + leading(style) > BOTTOM) {
      doc.addPage();
      at = MARGIN;
    }
    put(line, x, at, width, style);
    at += leading(style);
  }
  return at;
}
const rule = (y: number) =>
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();

type Line = InvoiceFacts['lines'][number];
interface Column {
  title: string;
  x: number;
  width: number;
  align: 'start' | 'end';
  of: (line: Line, at: number) => string;
}
const GAP = 4,
  ITEM = 1;
/** Side by side over the page; what the others leave is the item's. */
function columnsOf({ isInterState }: InvoiceFacts): Column[] {
  const all: Array<[title: string, width: number, align: Column['align'], of: Column['of']]> = [
    ['#', 18, 'start', (_, at) => String(at + 1)],
    [labels.item, 0, 'start', () => ''],
    [labels.hsn, 42, 'start', ({ hsn }) => hsn],
    [labels.qty, 26, 'end', ({ qty }) => String(qty)],
    [labels.rate, 54, 'end', ({ ratePaise }) => amount(ratePaise)],
    [labels.taxable, 60, 'end', ({ taxablePaise }) => amount(taxablePaise)],
    [labels.gst, 30, 'end', ({ rate }) => `${rate}%`],
    ...(isInterState
      ? ([[labels.igst, 54, 'end', ({ igstPaise }: Line) => amount(igstPaise)]] satisfies typeof all)
      : ([
          [labels.cgst, 48, 'end', ({ cgstPaise }: Line) => amount(cgstPaise)],
          [labels.sgst, 48, 'end', ({ sgstPaise }: Line) => amount(sgstPaise)],
        ] satisfies typeof all)),
    [labels.total, 62, 'end', ({ totalPaise }) => amount(totalPaise)],
  ];
  const left = WIDTH - all.reduce((sum, [, width]) => sum + width, 0);
  let x = MARGIN;
  return all.map(([title, width, align, of]) => {
    const column = { title, x, width: (width || left) - GAP, align, of };
    x += width || left;
    return column;
  });
}

function head(facts: InvoiceFacts): number {
  const half = WIDTH / 2,
    right = MARGIN + half;
  put(brand.name, MARGIN, MARGIN, half, { size: 20, isBold: true });
  put(facts.against ? labels.creditTitle : labels.title, right, MARGIN, half, {
    size: 16,
    isBold: true,
    align: 'end',
  });
  const { seller, buyer } = facts;
  let left = MARGIN + 32;
  for (const line of [
    seller.name,
    ...seller.addressLines,
    `${labels.gstin} ${seller.gstin}`,
    `${labels.drugLicence} ${seller.drugLicence}`,
    `${seller.phone} · ${seller.email}`,
  ])
    left = paragraph(line, MARGIN, left, half - 12);
  let at = MARGIN + 32;
  for (const [name, value] of [
    [facts.against ? labels.creditNumber : labels.number, facts.number],
    [labels.date, shownDay(facts.date)],
    ...(facts.against
      ? ([
          [labels.against, facts.against.number],
          [labels.invoicedOn, shownDay(facts.against.date)],
        ] as const)
      : []),
    [labels.order, facts.orderId],
    [labels.orderedOn, shownDay(facts.orderDate)],
    [labels.payment, facts.paymentId],
    [labels.placeOfSupply, inert(facts.placeOfSupply)],
  ] as const) {
    put(name, right, at, 90, { colour: GREY });
    at = paragraph(value, right + 90, at, half - 90, { isBold: value === facts.number });
  }
  at = Math.max(left, at) + 8;
  rule(at);
  put(labels.billedTo, MARGIN, at + 8, WIDTH, { colour: GREY });
  at += 8 + leading({});
  if (buyer.name) at = paragraph(inert(buyer.name), MARGIN, at, WIDTH, { size: 11, isBold: true });
  if (buyer.address) at = paragraph(inert(buyer.address), MARGIN, at, WIDTH);
  return at + 12;
}
function titles(columns: readonly Column[], y: number): number {
  for (const { title, x, width, align } of columns) put(title, x, y, width, { size: 8, isBold: true, align });
  rule(y + 14);
  return y + 19;
}
/** What stands below a line's name: the packs, and on whose prescription they were sold. */
function small({ pack, goods, rx }: Line, patient: string): string[] {
  const facts: Array<[string, string | null | undefined]> = [
    [labels.maker, goods?.maker],
    [labels.batch, goods?.batch],
    // As it is printed on a pack.
    [labels.expiry, goods?.expiresOn && `${goods.expiresOn.slice(5, 7)}/${goods.expiresOn.slice(0, 4)}`],
  ];
  return [
    pack,
    ...facts.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])),
    ...(rx ? [labels.rx({ doctor: rx.doctor ?? '', registration: rx.registration ?? '', patient })] : []),
  ].filter(Boolean);
}
/** Its lines, over as many pages as they need; answers where the next thing may stand. */
function table(facts: InvoiceFacts): number {
  const columns = columnsOf(facts),
    item = columns[ITEM]!;
  let y = titles(columns, head(facts));
  for (const [i, line] of facts.lines.entries()) {
    const name = wrapped(inert(line.name), (some) => widthOf(some, {}) <= item.width),
      below = small(line, facts.buyer.name).flatMap((text) =>
        wrapped(inert(text), (some) => widthOf(some, SMALL) <= item.width),
      );
    const height = name.length * leading({}) + below.length * leading(SMALL);
    if (y + height > BOTTOM) {
      doc.addPage();
      y = titles(columns, MARGIN);
    }
    for (const { x, width, align, of } of columns) put(of(line, i), x, y, width, { align });
    let at = y;
    for (const text of name) {
      put(text, item.x, at, item.width);
      at += leading({});
    }
    for (const text of below) {
      put(text, item.x, at, item.width, SMALL);
      at += leading(SMALL);
    }
    y += height + 5;
  }
  return y;
}
function sums({ total, isInterState, leftOut, against }: InvoiceFacts, from: number): void {
  let y = from;
  if (y + 120 > BOTTOM) {
    doc.addPage();
    y = MARGIN;
  }
  rule(y);
  y += 8;
  const taxes: Array<[string, number]> = isInterState
    ? [[labels.igst, total.igstPaise]]
    : [
        [labels.cgst, total.cgstPaise],
        [labels.sgst, total.sgstPaise],
      ];
  for (const [name, paise] of [[labels.taxableValue, total.taxablePaise] as const, ...taxes]) {
    put(name, MARGIN + WIDTH - 240, y, 130, { colour: GREY });
    put(amount(paise), MARGIN + WIDTH - 110, y, 110 - GAP, { align: 'end' });
    y += leading({});
  }
  put(against ? labels.totalRefunded : labels.totalPaid, MARGIN + WIDTH - 240, y + 2, 130, {
    size: 11,
    isBold: true,
  });
  put(`₹${amount(total.totalPaise)}`, MARGIN + WIDTH - 130, y + 2, 130 - GAP, {
    size: 11,
    isBold: true,
    align: 'end',
  });
  y += 28;
  if (leftOut.length > 0)
    y = paragraph(labels.leftOut({ names: leftOut.map(inert).join('; ') }), MARGIN, y, WIDTH) + 4;
  paragraph(labels.note, MARGIN, y, WIDTH, SMALL);
}
function footers(number: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    put(labels.page({ number, page: page + 1, pages: count }), MARGIN, HEIGHT - MARGIN - 12, WIDTH, {
      ...SMALL,
      align: 'end',
    });
  }
}

function draw(facts: InvoiceFacts): Promise<Uint8Array> {
  labels = invoiceLabelsIn(facts.language);
  doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-IN',
    info: {
      Title: `${facts.against ? 'Credit note' : 'Invoice'} ${facts.number}`,
      Author: brand.name,
      CreationDate: new Date(`${facts.date}T00:00:00+05:30`),
    },
  });
  const chunks: Buffer[] = [];
  const drawn = new Promise<Uint8Array>((done) => {
    doc
      .on('data', (chunk: Buffer) => {
        chunks.push(chunk);
      })
      .on('end', () => {
        done(new Uint8Array(Buffer.concat(chunks)));
      });
  });
  for (const { name, bytes } of fonts) doc.registerFont(name, bytes);
  sums(facts, table(facts));
  footers(facts.number);
  doc.end();
  return drawn;
}
parentPort!.on('message', (facts: InvoiceFacts) => {
  void draw(facts).then((bytes) => {
    parentPort!.postMessage(bytes);
  });
});
