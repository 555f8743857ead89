import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { runsOf, wrapped } from './invoice-text.ts';

// One paper at a time: what is put stands on the page that is open.

const { resolve } = createRequire(import.meta.url);
/** Mukta has ₹ and Devanagari, which the standard fonts of PDF lack. Not a WOFF file: fontkit would inflate its whole outline table for each glyph. */
const fontOf = (name: string) => readFileSync(resolve(`@expo-google-fonts/mukta/${name}.ttf`));
const HEIGHT = 841.89,
  BLACK = '#000000',
  LINE = '#BBBBBB';
export const MARGIN = 36,
  WIDTH = 595.28 - 2 * MARGIN,
  BOTTOM = HEIGHT - MARGIN - 24,
  GREY = '#555555';

const fonts = { regular: fontOf('400Regular/Mukta_400Regular'), bold: fontOf('700Bold/Mukta_700Bold') };
const glyphs = create(fonts.regular);
/** Both weights have the same letters. */
export const hasGlyph = (letter: string): boolean =>
  'hasGlyphForCodePoint' in glyphs && glyphs.hasGlyphForCodePoint(letter.codePointAt(0)!);
/** The one that is drawn now. */
let doc: PDFKit.PDFDocument;

interface Style {
  size?: number;
  isBold?: boolean;
  colour?: string;
  align?: 'start' | 'end';
}
export const SMALL: Style = { size: 8, colour: GREY };
const fontFor = ({ size = 9, isBold = false }: Style) => doc.font(isBold ? 'bold' : 'regular').fontSize(size);
export function widthOf(text: string, style: Style): number {
  const font = fontFor(style);
  return runsOf(text, hasGlyph).reduce((sum, run) => sum + font.widthOfString(run), 0);
}
/** One line, never more: letters are drawn, nothing in them is read as anything else. */
export function put(text: string, x: number, y: number, width: number, style: Style = {}) {
  let at = style.align === 'end' ? x + width - widthOf(text, style) : x;
  const font = fontFor(style).fillColor(style.colour ?? BLACK);
  for (const run of runsOf(text, hasGlyph)) {
    font.text(run, at, y, { lineBreak: false });
    at += font.widthOfString(run);
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
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
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
