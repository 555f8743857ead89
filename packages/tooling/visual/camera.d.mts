import type { BrowserCommand } from 'vitest/node';

export declare const camera: {
  /** Those of a story's cells whose pictures are not known by their inputs. */
  cellsToDraw: BrowserCommand<[story: string, cells: string[]]>;
  /** Takes a picture of the page's upper left `clip` (CSS pixels) and compares it with the accepted one of that story and cell. */
  photograph: BrowserCommand<[story: string, cell: string, clip: { width: number; height: number }]>;
  /** Compares what a screen reader is told; `extras` are lines that the browser's tree leaves out. */
  readAria: BrowserCommand<[story: string, cell: string, extras: string[]]>;
  /** Puts the boxes of the page's parts beside the picture that was taken last for that story and cell. */
  keepBoxes: BrowserCommand<[story: string, cell: string, boxes: unknown[]]>;
};
