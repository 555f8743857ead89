import type { Reporter } from 'vitest/node';

/** Writes counts, seconds by file and failures as JSON to `path`. */
export declare class ShortReport implements Reporter {
  constructor(path: string);
}
