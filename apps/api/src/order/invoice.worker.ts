// Draws invoices in a thread of its own, one after the other: reading the fonts and cutting them down holds a processor for a third of a second.
import { parentPort } from 'node:worker_threads';
import { brand } from '@doorstep/contract/brand';
import { drawBookingPaper, type BookingPaper } from './booking-paper.ts';
import { invoiceLabelsIn, type InvoiceFacts } from './invoice-facts.ts';
import {
  BOTTOM,
  closePaper,
  GREY,
  leading,
  MARGIN,
  nextPage,
  openPaper,
  paragraph,
  put,
  rule,
  SMALL,
  widthOf,
  WIDTH,
} from './invoice-page.ts';
import { inert, wrapped } from './invoice-text.ts';

/** In the language of the one that is drawn now. */
let labels: ReturnType<typeof invoiceLabelsIn>, locale: string;

const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amount = (paise: number) => money.format(paise / 100);
const shownDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

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
function small({ pack, packHi = pack, goods, rx }: Line, patient: string): string[] {
  const facts: Array<[string, string | null | undefined]> = [
    [labels.maker, goods?.maker],
    [labels.batch, goods?.batch],
    // As it is printed on a pack.
    [labels.expiry, goods?.expiresOn && `${goods.expiresOn.slice(5, 7)}/${goods.expiresOn.slice(0, 4)}`],
  ];
  return [
    packHi,
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
      y = titles(columns, nextPage());
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
  if (y + 120 > BOTTOM) y = nextPage();
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
function draw(facts: InvoiceFacts): Promise<Uint8Array> {
  labels = invoiceLabelsIn(facts.language);
  locale = facts.language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
  const drawn = openPaper(
    {
      Title: `${facts.against ? labels.creditTitle : labels.title} ${facts.number}`,
      Author: brand.name,
      CreationDate: new Date(`${facts.date}T00:00:00+05:30`),
    },
    facts.language,
  );
  sums(facts, table(facts));
  closePaper((page, pages) => labels.page({ number: facts.number, page, pages }));
  return drawn;
}
parentPort!.on('message', (facts: InvoiceFacts | BookingPaper) => {
  void ('rows' in facts ? drawBookingPaper(facts) : draw(facts)).then((bytes) => {
    parentPort!.postMessage(bytes);
  });
});
