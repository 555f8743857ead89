// What messages are given to be read here: texts stand as their parameter's name in braces, numbers as themselves.

const numbers: Record<string, number> = {
  weekday: 2,
  day: 24,
  month: 10,
  year: 2026,
  minutes: 45,
  page: 2,
  pages: 9,
  most: 50,
  percent: 20,
  hours: 12,
  km: 4,
  left: 3,
  more: 2,
};
const textOf = (name: string) => `{${name}}`;
/** Parameters in one object: each is asked for by its name. `names` and `more` are a list that is handed on by `...rest`. */
const inOne = () =>
  new Proxy<Record<string, unknown>>(
    { names: textOf('names'), more: 2 },
    { get: (_, name) => (typeof name === 'string' ? (numbers[name] ?? textOf(name)) : undefined) },
  );

/** The parameters of a message as its source has them: 'name: string, n: number'. */
function headOf(key: string, source: string): string {
  const name = key.slice(key.lastIndexOf('.') + 1);
  const found = new RegExp(`(?:^|[\\s{])'?${name}'?: (?:\\(([^)]*)\\)|(\\w+)) =>`).exec(source);
  return found?.[1] ?? found?.[2] ?? '';
}

/** Numbers where the source says so, lists and objects where it says that, else texts. */
function given(head: string, count: number): unknown[] {
  const parts = head.split(/,(?![^{]*\})/).map((part) => part.trim());
  return Array.from({ length: Math.max(count, parts.length) }, (_, at) => {
    const [name = '', type = ''] = (parts[at] ?? '').split(/\??:(.*)/s);
    if (!parts[at] || name.startsWith('{')) return inOne();
    const plain = name.replace('...', '').trim();
    // Beside a weekday they are those of a day, else a length.
    if (plain === 'minutes' && head.includes('weekday')) return 630;
    if (/^ ?number\b/.test(type)) return numbers[plain] ?? 3;
    if (/\[\]|readonly/.test(type)) return [textOf(plain)];
    return textOf(plain);
  });
}

const WRONG = /undefined|NaN|\[object|Invalid/;
type Said = (...parameters: unknown[]) => unknown;

/** @returns what a message says with the first parameters that fit; without any its own source */
export function sayWith(message: Said, key: string, source: string): string {
  const many = (one: unknown) => Array.from({ length: 6 }, () => one);
  const tries = [
    given(headOf(key, source), message.length),
    [2, 24, 10, 2026, 630],
    many(3),
    many('2026-11-24T10:30:00+05:30'),
  ];
  for (const parameters of tries)
    try {
      const said = message(...parameters);
      if (typeof said === 'string' && !WRONG.test(said)) return said;
    } catch {
      // It wants others.
    }
  return String(message);
}
