// What a cause says: words before and after, and the messages behind them in both languages.
import { ask, by, make } from './dom.js';

const LANGUAGES = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
];
/** What two sentences have in common at both ends is not marked. */
function changed(was, now) {
  const a = was.split(/(\s+)/);
  const b = now.split(/(\s+)/);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const part = (words) => [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ];
  return [part(a), part(b)];
}
const marked = ([head, middle, tail], name) => [head, middle && make(name, {}, middle), tail].filter(Boolean);

function row(head, was, now, lang) {
  const [a, b] = changed(was, now);
  const isSame = was === now;
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, head),
    make('td', lang ? { lang } : {}, ...(was ? marked(a, 'del') : ['–'])),
    make('td', lang ? { lang } : {}, ...(now ? (isSame ? ['unchanged'] : marked(b, 'ins')) : ['–'])),
  );
}

function table(caption, rows) {
  const head = ['', 'Before', 'After'].map((name) =>
    name ? make('th', { scope: 'col' }, name) : make('td'),
  );
  return make(
    'table',
    {},
    make('caption', {}, caption),
    make('thead', {}, make('tr', {}, ...head)),
    make('tbody', {}, ...rows),
  );
}

const messageTable = ({ path, key, ...languages }) =>
  table(
    `Message ${key}, ${path}`,
    LANGUAGES.map(([lang, name]) =>
      row(name, languages[lang].was.join(' / '), languages[lang].now.join(' / '), lang),
    ),
  );

let wanted;
/** Shows the words of a cause; its messages come a moment later. */
export async function showWords(group) {
  wanted = group.key;
  const box = by('words');
  box.replaceChildren();
  if (group.was === undefined) return;
  const [caption, head] = group.kind === 'aria' ? ['For screen readers', 'Words'] : ['On the screen', 'Text'];
  box.append(table(caption, [row(head, group.was, group.now)]));
  const messages = await ask('/words', { of: group.key }).catch(() => []);
  if (wanted === group.key) box.append(...messages.map(messageTable));
}
