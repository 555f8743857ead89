import * as z from 'zod/mini';
import { plainLine, plainLines } from './text.ts';

/** Checks of every text that a person types, before its length is looked at: it is stored as `plainLine` makes it. */
export const oneLine = z.overwrite(plainLine);
export const severalLines = z.overwrite(plainLines);
