import { brand } from '@doorstep/contract/brand';
import { slipLabels } from '@doorstep/contract/booking-slip.messages.en';
import { slipLabelsHi } from '@doorstep/contract/booking-slip.messages.hi';
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
import type { Language } from './product-type.ts';

/** What stands on the slip of something that is paid later. Amounts in paise. */
export interface SlipFacts {
  orderId: string;
  language: Language;
  /** What it says of it: a label and a text each. */
  rows: ReadonlyArray<readonly [label: string, text: string]>;
  lines: ReadonlyArray<readonly [name: string, paise: number]>;
  totalPaise: number;
  /** ISO instant. */
  bookedAt: string;
}
const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const LABEL = 110;

/** In the thread that draws invoices. It has no number of their series (decision S8). */
export function drawSlip({ orderId, language, rows, lines, totalPaise, bookedAt }: SlipFacts) {
  const labels = language === 'hi' ? slipLabelsHi : slipLabels;
  const drawn = openPaper({
    Title: `Booking slip ${orderId}`,
    Author: brand.name,
    CreationDate: new Date(bookedAt),
  });
  let y = MARGIN;
  put(brand.name, MARGIN, y, WIDTH, { size: 16, isBold: true });
  put(labels.title, MARGIN, y, WIDTH, { size: 16, align: 'end' });
  y += 32;
  rule(y);
  y += 12;
  for (const [label, text] of rows) {
    put(label, MARGIN, y, LABEL, { colour: GREY });
    y = paragraph(inert(text), MARGIN + LABEL, y, WIDTH - LABEL) + 4;
  }
  y += 8;
  rule(y);
  y += 12;
  for (const [name, paise] of lines) {
    put(`₹${money.format(paise / 100)}`, MARGIN, y, WIDTH, { align: 'end' });
    y = paragraph(inert(name), MARGIN, y, WIDTH - 120) + 2;
  }
  y += 4;
  const isBold = true;
  put(labels.total, MARGIN, y, WIDTH - 120, { size: 11, isBold });
  put(`₹${money.format(totalPaise / 100)}`, MARGIN, y, WIDTH, { size: 11, isBold, align: 'end' });
  paragraph(labels.note, MARGIN, y + 2 * leading({}) + 8, WIDTH, SMALL);
  closePaper((page, pages) => `${orderId} · ${page}/${pages}`);
  return drawn;
}
