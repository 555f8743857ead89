import { sayWith } from './samples.ts';

type Words = Record<string, unknown>;
/** The modules of messages of one language, by path. */
export type Files = Record<string, Words>;

export interface Word {
  /** Folder of the area: 'cart'. */
  area: string;
  place: 'Elements' | 'Pages' | 'Server';
  /** 'cart.removeOf', within its file. */
  key: string;
  en: string;
  /** Undefined where nobody has said it in Hindi. */
  hi: string | undefined;
}

const places = { ui: 'Elements', web: 'Pages', contract: 'Server' } as const;

/** '…/packages/ui/src/cart/messages.en.ts' → Elements, cart; '…/contract/src/lab-plan.messages.en.ts' → Server, lab. */
function placeOf(path: string): Pick<Word, 'area' | 'place'> {
  const [, workspace = 'ui', area = ''] = /(ui|web|contract)\/src\/([a-z]+)/.exec(path) ?? [];
  return { area, place: places[workspace as keyof typeof places] };
}

/** A list is one message; what else is an object groups them. */
const flat = (messages: unknown, key: string): Array<[key: string, message: unknown]> =>
  typeof messages === 'object' && messages !== null && !Array.isArray(messages)
    ? Object.entries(messages).flatMap(([name, one]) => flat(one, key ? `${key}.${name}` : name))
    : [[key, messages]];
const at = (messages: unknown, key: string): unknown =>
  key.split('.').reduce((within, name) => (within as Words | undefined)?.[name], messages);

function say(message: unknown, key: string, source: string): string | undefined {
  if (typeof message === 'function') return sayWith(message as () => unknown, key, source);
  if (Array.isArray(message)) return message.join(' · ');
  return typeof message === 'string' ? message : undefined;
}

/** @param sources text of the English files by path: the names of parameters stand there alone */
export function readWords(english: Files, hindi: Files, sources: Record<string, string>): Word[] {
  return Object.entries(english).flatMap(([path, file]) => {
    const other = hindi[path.replace('.en.ts', '.hi.ts')];
    const source = sources[path] ?? '';
    return Object.entries(file)
      .filter(([, messages]) => typeof messages === 'object')
      .flatMap(([name, messages]) => {
        const short = name.replace(/Messages$/, '');
        const translated = other?.[short] ?? other?.[`${name}Hi`] ?? other?.[name];
        const { area, place } = placeOf(path);
        return flat(messages, '').map(([key, message]) => ({
          area,
          place,
          key: `${short}.${key}`,
          en: say(message, key, source) ?? '',
          hi: say(at(translated, key), key, source),
        }));
      });
  });
}

/** Those that have the text in their key, their English or their Hindi. */
export function wordsWith(text: string, words: readonly Word[]): Word[] {
  const wanted = text.trim().toLowerCase().normalize('NFC');
  if (!wanted) return [...words];
  return words.filter(({ key, en, hi = '' }) =>
    [key, en, hi].some((one) => one.toLowerCase().normalize('NFC').includes(wanted)),
  );
}
