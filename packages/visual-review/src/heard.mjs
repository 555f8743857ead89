// Why the text for screen readers differs. A changed word or attribute of a part is the same cause as in the pictures, so that it is decided
// once; lines that none of those explains are causes of their own.
import { changedLines } from './aria.mjs';
import { byPath, causesOfBoxes, isWithin, keyed } from './causes.mjs';

const plain = (text) => text.replaceAll(/\s+/g, ' ').trim();
const nameOf = (line) => plain(/"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? '');
const wordsOf = (boxes, paths) =>
  boxes
    .filter(({ path }) => paths.some((own) => path === own || isWithin(path, own)))
    .flatMap(({ text, aria = {} }) => [text].concat(Object.values(aria)))
    .join(' ');

/** State attributes that changed, as the tree names them: `pressed`, `expanded`. */
const statesOf = (causes) =>
  causes.filter(({ kind }) => kind === 'aria').map(({ what }) => what.split(' ', 1)[0].replace(/^aria-/, ''));
const without = (line, states) =>
  plain(states.reduce((text, state) => text.replaceAll(new RegExp(` ${state}(?:=\\S+)?`, 'g'), ''), line));
/** A line of before, in the words that these causes brought. */
const rewritten = (line, causes) =>
  causes.reduce((text, { was, now }) => (was ? text.replaceAll(was, () => now) : text), line);

/** A run of changed lines without those that the causes of parts explain. */
function unexplained({ removed, added }, causes, before, after) {
  const states = statesOf(causes);
  const rest = { removed: [], added: [...added] };
  for (const line of removed) {
    const expected = without(rewritten(line, causes), states);
    const at = rest.added.findIndex((one) => without(one, states) === expected);
    if (at < 0) rest.removed.push(line);
    else rest.added.splice(at, 1);
  }
  // A part that came or went takes its lines along.
  for (const [kind, boxes] of [
    ['added', after.boxes],
    ['removed', before.boxes],
  ]) {
    const paths = causes.filter((cause) => cause.kind === kind).map(({ path }) => path);
    const said = wordsOf(boxes, paths);
    const isSaid = (line) => nameOf(line) !== '' && said.includes(nameOf(line));
    // A line without a name ('list') is the part's only beside a named one of it: alone it may belong to any.
    if (paths.length > 0 && rest[kind].some(isSaid))
      rest[kind] = rest[kind].filter((line) => nameOf(line) !== '' && !isSaid(line));
  }
  return rest;
}

const shortened = (lines) => {
  const text = lines.map((line) => line.trim()).join(' · ');
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
};

/** Causes of a changed text, one for each decision. @param {{ boxes: object[], text: string }} before @param {typeof before} after */
export function causesOfText(before, after) {
  const all = causesOfBoxes(byPath(before.boxes), byPath(after.boxes));
  const ofParts = all.filter(({ kind }) => kind !== 'style');
  const own = changedLines(before.text, after.text)
    .map((run) => unexplained(run, ofParts, before, after))
    .filter(({ removed, added }) => removed.length + added.length > 0)
    .map(({ removed, added }) => ({
      slot: '',
      kind: 'heard',
      what: [removed, added].map((lines) => `“${shortened(lines)}”`).join(' → '),
      key: [removed, added].map((lines) => lines.map((line) => line.trim()).join(' · ')).join('\n'),
    }));
  const causes = [...ofParts, ...own];
  return keyed(
    causes.length > 0 ? causes : [{ slot: '', kind: 'heard', what: 'the same, nested otherwise' }],
  );
}
