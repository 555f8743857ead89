import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { runsOf, wrapped, type Script } from './invoice-text.ts';

// One paper at a time: what is put stands on the page that is open.

const { resolve } = createRequire(import.meta.url);
/** Mukta has ₹ and Devanagari, which the fonts of PDF itself lack. */
const fontOf = (script: Script, weight: 400 | 700) =>
  readFileSync(resolve(`@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff`));
const HEIGHT = 841.89,
  BLACK = '#000000',
  LINE = '#BBBBBB';
export const MARGIN = 36,
  WIDTH = 595.28 - 2 * MARGIN,
  BOTTOM = HEIGHT - MARGIN - 24,
  GREY = '#555555';

const fonts = (['latin', 'latin-ext', 'devanagari'] as const).flatMap((script) =>
  ([400, 700] as const).map((weight) => ({ name: `${script}-${weight}`, bytes: fontOf(script, weight) })),
);
/** The one that is drawn now. */
let doc: PDFKit.PDFDocument;

interface Style {
  size?: number;
  isBold?: boolean;
  colour?: string;
  align?: 'start' | 'end';
}
export const SMALL: Style = { size: 8, colour: GREY };
const fontFor = (script: Script, { size = 9, isBold = false }: Style) =>
  doc.font(`${script}-${isBold ? 700 : 400}`).fontSize(size);
export const widthOf = (text: string, style: Style): number =>
  runsOf(text).reduce((sum, { script, text: piece }) => sum + fontFor(script, style).widthOfString(piece), 0);
/** One line, never more: letters are drawn, nothing in them is read as anything else. */
export function put(text: string, x: number, y: number, width: number, style: Style = {}) {
  let at = style.align === 'end' ? x + width - widthOf(text, style) : x;
  for (const { script, text: piece } of runsOf(text)) {
    fontFor(script, style)
      .fillColor(style.colour ?? BLACK)
      .text(piece, at, y, { lineBreak: false });
    at += doc.widthOfString(piece);
  }
}
export const leading = ({ size = 9 }: Style) => size * 1.45;
/** Answers where the next thing may stand. */
export function nextPage(): number {
  doc.addPage();
  return MARGIN;
}
/** As many lines as it needs; answers where the next thing may stand. */
export function paragraph(text: string, x: number, y: number, width: number, style: Style = {}): number {
  let at = y;
  for (const line of wrapped(text, (some) => widthOf(some, style) <= width)) {
    if (at + leading(style) > BOTTOM) {
      at = nextPage();
    }
    put(line, x, at, width, style);
    at += leading(style);
  }
  return at;
}
/** A line over the page. */
export function rule(y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

/** Begins an empty paper; answers its bytes once it is closed. */
export function openPaper(info: PDFKit.DocumentInfo, language: 'en' | 'hi' = 'en'): Promise<Uint8Array> {
  doc = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, lang: `${language}-IN`, info });
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
  return drawn;
}
/** With a line at the foot of each page. */
export function closePaper(foot: (page: number, pages: number) => string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    put(foot(page + 1, count), MARGIN, HEIGHT - MARGIN - 12, WIDTH, { ...SMALL, align: 'end' });
  }
  doc.end();
}
