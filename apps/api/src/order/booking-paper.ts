import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import {
  closePaper,
  GREY,
  leading,
  MARGIN,
  openPaper,
  paragraph,
  put,
  rule,
  SMALL,
  WIDTH,
} from './invoice-page.ts';
import { inert } from './invoice-text.ts';

/** A label or a name, and a sum in paise; or what is said in place of one. */
export type PaperLine = readonly [name: string, sum: number | string];
/** What stands on the receipt or the slip of a booking, or on a prescription, in the words of its language. */
export interface BookingPaper {
  /** Of its words; without it, English. */
  language?: 'en' | 'hi';
  orderId: string;
  title: string;
  /** What it says of it: a label and a text each. */
  rows: ReadonlyArray<readonly [label: string, text: string]>;
  lines: readonly PaperLine[];
  /** Undefined where nothing is charged. */
  total?: PaperLine;
  /** What went back of it, below the total. */
  back: readonly PaperLine[];
  notes: readonly string[];
  /** ISO instant. */
  bookedAt: string;
}
const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const sumText = (sum: number | string) =>
  typeof sum === 'string' ? sum : `${sum < 0 ? '−' : ''}₹${money.format(Math.abs(sum) / 100)}`;
const LABEL = 130,
  SUM = 130;

/** In the thread that draws invoices. It has no number of their series (decision S8). */
export function drawBookingPaper({
  language,
  orderId,
  title,
  rows,
  lines,
  total,
  back,
  notes,
  bookedAt,
}: BookingPaper): Promise<Uint8Array> {
  const drawn = openPaper(
    { Title: `${title} ${orderId}`, Author: brand.name, CreationDate: new Date(bookedAt) },
    language,
  );
  let y = MARGIN;
  const line = ([name, sum]: PaperLine, style: Parameters<typeof put>[4] = {}) => {
    put(sumText(sum), MARGIN, y, WIDTH, { ...style, align: 'end' });
    y = paragraph(inert(name), MARGIN, y, WIDTH - SUM, style) + 2;
  };
  put(brand.name, MARGIN, y, WIDTH, { size: 20, isBold: true });
  put(title, MARGIN, y, WIDTH, { size: 16, isBold: true, align: 'end' });
  y += 32;
  for (const text of [
    imprint.managedBy,
    ...imprint.addressLines,
    `GSTIN ${imprint.gstin}`,
    `${brand.phoneShown} · ${imprint.email}`,
  ])
    y = paragraph(text, MARGIN, y, WIDTH);
  y += 8;
  rule(y);
  y += 12;
  for (const [label, text] of rows) {
    put(label, MARGIN, y, LABEL, { colour: GREY });
    y = paragraph(inert(text), MARGIN + LABEL, y, WIDTH - LABEL) + 4;
  }
  y += 8;
  rule(y);
  y += 12;
  for (const one of lines) line(one);
  y += 4;
  if (total) line(total, { size: 11, isBold: true });
  for (const one of back) line(one);
  y += leading({});
  for (const note of notes) y = paragraph(note, MARGIN, y, WIDTH, SMALL);
  closePaper((page, pages) => `${orderId} · ${page}/${pages}`);
  return drawn;
}
