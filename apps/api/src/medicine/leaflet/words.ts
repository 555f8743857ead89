import { asks } from './words-ask.ts';
import { avoids } from './words-avoid.ts';
import { effects } from './words-effects.ts';
import { forms } from './words-form.ts';
import { takes } from './words-take.ts';
import { uses } from './words-use.ts';

interface Said {
  en: string;
  hi: string;
  /** Only for what is swallowed. */
  swallowed: boolean;
}
const read = (text: string): ReadonlyMap<string, Said> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', en = '', hi = ''] = line.split(' | ');
        return [id.replace('~', ''), { en, hi, swallowed: id.startsWith('~') }];
      }),
  );

/** What a leaflet can say. */
export const words = {
  use: read(uses),
  take: read(takes),
  avoid: read(avoids),
  ask: read(asks),
  effect: read(effects),
  form: read(forms),
};
export type Topic = keyof typeof words;
/** A missing word is a fault of the tables that a test finds, and no reason for a page to fail. */
export const say = (topic: Topic, ids: readonly string[], lang: 'en' | 'hi'): string[] =>
  ids.flatMap((id) => words[topic].get(id)?.[lang] ?? []);
