import { callPath } from '@doorstep/contract/call';
import { paramedicalEndpoints } from '@doorstep/contract/paramedical.schema';
import type { Kind } from './demo/service.ts';

// Flat shapes on no ground of their own, in tones that hold on a light and on a dark one.
const TEAL = '#2A8A87',
  DEEP = '#1E7573',
  MIST = '#A9D3CE',
  PAPER = '#FBF6EA',
  WARM = '#EFB341',
  BROWN = '#8A5A3C',
  TAN = '#C48A62',
  GREY = '#B9BDBB',
  INK = '#55505F';
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const dot = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const box = (x: number, y: number, width: number, height: number, r: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${colour}"/>`;

const scenes: Record<Kind, string> = {
  /** A forearm with a fresh dressing. */
  wound: `<g transform="rotate(-24 80 80)">${box(8, 60, 118, 40, 20, TAN)}${box(108, 54, 40, 20, 10, TAN)}${box(112, 66, 42, 16, 8, TAN)}${box(112, 80, 38, 16, 8, TAN)}${box(108, 93, 26, 13, 6.5, TAN)}${box(44, 54, 48, 52, 8, PAPER)}${box(44, 54, 8, 52, 4, MIST)}${box(84, 54, 8, 52, 4, MIST)}${box(64, 68, 8, 24, 2, TEAL)}${box(56, 76, 24, 8, 2, TEAL)}</g>${dot(30, 34, 6, WARM)}${dot(128, 132, 4, MIST)}`,
  /** A drip on its stand, and a syringe. */
  needle: `${line('M50 20v122M30 146h40M50 24h34', GREY, 6)}${shape('M66 30h36a6 6 0 0 1 6 6v38a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14V36a6 6 0 0 1 6-6z', PAPER)}${shape('M60 54h48v20a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14z', MIST)}${box(72, 40, 24, 6, 3, WARM)}${line('M84 88v10', TEAL, 4)}${box(79, 96, 10, 16, 4, TEAL)}${line('M84 112c0 26 34 2 34 28', TEAL, 4)}<g transform="rotate(38 124 84)">${box(114, 60, 20, 46, 4, PAPER)}${box(114, 78, 20, 28, 4, TEAL)}${line('M124 106v18', GREY, 3)}${line('M124 60V44M114 42h20', DEEP, 5)}</g>`,
  /** A bag, its tube and its clamp. */
  tube: `${line('M40 24c0 34 52 14 52 50', MIST, 9)}${line('M92 70v22', TEAL, 9)}${box(60, 88, 64, 58, 14, PAPER)}${shape('M60 116h64v16a14 14 0 0 1-14 14H74a14 14 0 0 1-14-14z', WARM)}${line('M70 104h10M70 114h16M70 124h10', TEAL, 3)}${box(78, 82, 28, 10, 5, DEEP)}${box(50, 38, 24, 14, 5, DEEP)}${dot(40, 22, 9, TEAL)}`,
  /** A nurse beside an old person in a chair. */
  care: `${box(92, 84, 14, 52, 6, DEEP)}${box(46, 112, 60, 12, 6, DEEP)}${line('M54 122v24M100 122v24', DEEP, 6)}${shape('M62 76h22a12 12 0 0 1 12 12v28H56V82a6 6 0 0 1 6-6z', WARM)}${line('M60 114H42v28', INK, 11)}${dot(72, 56, 16, BROWN)}${shape('M56 54a16 16 0 0 1 32-2c-8-3-12-8-14-8-4 6-10 8-18 10z', GREY)}${shape('M112 62h14a14 14 0 0 1 14 14v70h-36V72a10 10 0 0 1 8-10z', TEAL)}${line('M110 74c-8 14-14 18-26 18', TEAL, 11)}${dot(82, 92, 6, TAN)}${dot(122, 38, 17, TAN)}${shape('M104 40a18 18 0 0 1 36 0c0 6-2 9-3 11-2-10-8-16-14-18-4 6-10 8-19 7z', INK)}${box(112, 14, 20, 9, 3, PAPER)}${box(119, 16, 6, 5, 1, TEAL)}${box(118, 84, 12, 4, 2, PAPER)}${box(122, 80, 4, 12, 2, PAPER)}`,
  /** A newborn, wrapped. */
  baby: `${shape('M80 30c34 0 54 26 54 62 0 32-24 54-54 54S26 124 26 92c0-36 20-62 54-62z', WARM)}${shape('M80 30c34 0 54 26 54 62 0 14-4 25-12 34C112 96 92 84 58 86 40 87 32 92 27 100 22 58 44 30 80 30z', PAPER)}${dot(80, 66, 26, TAN)}${line('M70 66q4 4 8 0M86 66q4 4 8 0', INK, 3)}${line('M76 78q5 5 10 0', INK, 3)}${shape('M76 40c4-6 10-4 9 2-3-2-5-2-9-2z', INK)}${line('M40 112c24-18 60-14 82 12', WARM, 6)}${dot(66, 74, 4, '#D98E73')}${dot(97, 74, 4, '#D98E73')}`,
  /** Somebody who stretches. */
  move: `${box(14, 132, 132, 12, 6, MIST)}${line('M52 126l24-30', DEEP, 14)}${line('M76 96l40 30h20', DEEP, 14)}${shape('M64 100c-4-22 4-40 14-46l16 10c2 14-2 28-8 40z', WARM)}${line('M84 60l30 10 20-12', BROWN, 10)}${line('M78 62L54 84', BROWN, 10)}${dot(84, 34, 16, BROWN)}${shape('M68 32a16 16 0 0 1 31-6c-9 2-12 0-16-2-3 5-8 8-15 8z', INK)}${line('M134 40l4-10M146 46l8-6', TEAL, 4)}`,
};
const drawn = new Map(
  Object.entries(scenes).map(([kind, scene]) => [
    `${kind}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${scene}</svg>`,
  ]),
);
/** Of a file's name; undefined for one that nobody drew. */
export const drawingOf = (file: string): string | undefined => drawn.get(file);
export const drawingPath = (kind: Kind): string =>
  callPath(paramedicalEndpoints.getServiceImage.path, { params: { file: `${kind}.svg` } });
