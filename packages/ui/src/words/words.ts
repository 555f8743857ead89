import type { base } from '../base/words.ts';
import type { home } from '../home/words.ts';
import type { medicine } from '../medicine/words.ts';

export type Lang = 'en-IN' | 'hi-IN';
/** Every word that ui shows, by area. A language is one object of this type: a missing word fails the type check. */
export interface Words { lang: Lang; base: typeof base; home: typeof home; medicine: typeof medicine }
