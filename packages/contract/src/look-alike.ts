import type { LookAlike } from './medicine.schema.ts';
import { factsIn, namesIn } from './names.ts';

/** What a medicine is easily taken for, in the reader's language. */
export const othersIn = (lang: string, alike: readonly LookAlike[]) =>
  alike.map((one) => ({
    ...namesIn(lang, one),
    salts: factsIn(lang, { ...one, pack: null }).composition ?? one.composition,
  }));
