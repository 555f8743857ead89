// Which changed message is behind a changed text. Messages are read as text: those of another tree cannot be imported beside today's.
const KEY = /^(\s+)(?:'([^']+)'|"([^"]+)"|([\w$]+))(?::\s|:$|\s*\()/;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const MOST = 4;

/** Messages of a file by key, inner keys joined by dots. `${…}` stands where a value goes. @returns {Map<string, string[]>} */
export function messagesOf(source) {
  const found = new Map();
  const open = [];
  let key;
  for (const line of source.split('\n')) {
    const match = KEY.exec(line);
    if (match) {
      while (open.length > 0 && open.at(-1).indent >= match[1].length) open.pop();
      const isForm = /^(?:zero|one|two|few|many|other)$/.test(match[4] ?? '') && key;
      if (!isForm) {
        open.push({ indent: match[1].length, name: match[2] ?? match[3] ?? match[4] });
        key = open.map(({ name }) => name).join('.');
      }
    }
    if (!key || /^\s*(?:\/\/|\*|\/\*|import )/.test(line)) continue;
    const texts = [...line.slice(match?.[0].length ?? 0).matchAll(LITERAL)].map(
      ([, single, double, template]) => (single ?? double ?? template).replaceAll(/\\(['"`])/g, '$1'),
    );
    if (texts.length > 0) found.set(key, [...(found.get(key) ?? []), ...texts]);
  }
  return found;
}

/** Whether a message is in a text; anything may stand for a value. */
function isIn(message, text) {
  const parts = message.split(/\$\{[^}]*\}/);
  if (parts.join('').replaceAll(/[^\p{L}]/gu, '').length < 2) return false;
  const source = parts.map((part) => RegExp.escape(part.replaceAll(/\s+/g, ' '))).join('.+?');
  return new RegExp(source, 'u').test(text);
}

/**
 * Messages that differ between both trees.
 * @param {{ pattern: RegExp, languages: string[] }} config @param {Iterable<string>} paths among them those of messages
 * @param {{ was: (path: string) => string, now: (path: string) => string }} read
 * @returns {{ path: string, key: string, languages: Record<string, { was: string[], now: string[] }> }[]}
 */
export function changedMessages({ pattern, languages }, paths, read) {
  const all = new Map();
  for (const path of [...paths].filter((one) => pattern.exec(one)?.[0].includes(languages[0])))
    for (const language of languages) {
      const own = path.replace(pattern, (name) => name.replace(languages[0], language));
      for (const side of ['was', 'now'])
        for (const [key, texts] of messagesOf(read[side](own))) {
          const message = all.get(`${path} ${key}`) ?? { path, key, languages: {} };
          (message.languages[language] ??= { was: [], now: [] })[side] = texts;
          all.set(`${path} ${key}`, message);
        }
    }
  const isChanged = ({ was, now }) => was.join('\n') !== now.join('\n');
  return [...all.values()].filter((one) => Object.values(one.languages).some(isChanged));
}

/** @param {{ was: string, now: string }} cause @param {ReturnType<typeof changedMessages>} messages */
export function messagesBehind({ was, now }, messages) {
  const isBehind = (side) => side.was.some((one) => isIn(one, was)) || side.now.some((one) => isIn(one, now));
  return messages.filter(({ languages }) => Object.values(languages).some(isBehind)).slice(0, MOST);
}
