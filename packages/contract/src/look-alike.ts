import type { LookAlike } from './medicine.schema.ts';
import { fullName, namesIn } from './names.ts';

/** What a medicine is easily taken for, in the reader's language. */
export const othersIn = (lang: string, alike: readonly LookAlike[]) =>
  alike.map(({ composition, ...one }) => ({ name: fullName(namesIn(lang, one)), salts: composition }));
