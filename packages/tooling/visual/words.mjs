// Which message a changed text is, in both languages. Messages are read as text: the files of another commit cannot be imported.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const ENGLISH = ['packages/ui/src/**/*messages.en.ts', 'apps/web/src/**/*messages.en.ts'];
const KEY = /^(\s+)(?:'([^']+)'|"([^"]+)"|([\w$]+))(?::\s|:$|\s*\()/;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/**
 * The messages of a file by key, inner keys joined by dots, each with its sentences. `${…}` stands where a value goes.
 * @returns {Map<string, string[]>}
 */
export function messagesOf(source) {
  const found = new Map();
  const open = [];
  let key;
  for (const line of source.split('\n')) {
    const match = KEY.exec(line);
    let rest = line;
    if (match) {
      const indent = match[1].length;
      while (open.length > 0 && open.at(-1).indent >= indent) open.pop();
      const isForm = /^(?:zero|one|two|few|many|other)$/.test(match[4] ?? '') && key;
      if (!isForm) {
        open.push({ indent, name: match[2] ?? match[3] ?? match[4] });
        key = open.map(({ name }) => name).join('.');
      }
      rest = line.slice(match[0].length);
    }
    if (!key || /^\s*(?:\/\/|\*|\/\*|import )/.test(line)) continue;
    const sentences = [...rest.matchAll(LITERAL)].map(([, single, double, template]) =>
      (single ?? double ?? template).replaceAll(/\\(['"`])/g, '$1'),
    );
    if (sentences.length > 0) found.set(key, [...(found.get(key) ?? []), ...sentences]);
  }
  return found;
}

const sameWords = (a, b) => a.join('\n') === b.join('\n');
const patterns = new Map();
/** A sentence as a pattern: anything may stand for a value. Undefined where hardly a letter is fixed. */
function patternOf(sentence) {
  if (!patterns.has(sentence)) {
    const parts = sentence.split(/\$\{[^}]*\}/);
    const isWords = parts.join('').replaceAll(/[^\p{L}]/gu, '').length >= 2;
    const source = parts
      .map((part) =>
        part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
      )
      .join('.+?');
    patterns.set(sentence, isWords ? new RegExp(source, 'u') : undefined);
  }
  return patterns.get(sentence);
}
const isIn = (sentences, text) => sentences.some((one) => patternOf(one)?.test(text) ?? false);
const isWhole = (sentences, text) =>
  sentences.some((one) => patternOf(one)?.exec(text)?.[0].length === text.length);

/** Reads messages files of a checkout. @param {(path: string) => string | undefined} read @param {string[]} paths of English files */
export function readMessages(read, paths) {
  const all = new Map();
  for (const path of paths) {
    const [en, hi] = [path, path.replace(/\.en\.ts$/, '.hi.ts')].map((one) => messagesOf(read(one) ?? ''));
    for (const [key, sentences] of en)
      all.set(`${path} ${key}`, { path, key, en: sentences, hi: hi.get(key) ?? [] });
  }
  return all;
}

/** The messages of now and of `commit`; files that are the same in both are read once. */
export function loadMessages(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  const paths = ENGLISH.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const now = readMessages(read, paths);
  if (!commit) return { before: now, now };
  const changed = git('diff', '--name-only', '--no-renames', commit, '--')
    .split('\n')
    .filter((path) => /messages\.(?:en|hi)\.ts$/.test(path));
  const readOld = (path) => {
    if (!changed.includes(path)) return read(path);
    try {
      return git('show', `${commit}:${path}`);
    } catch {
      return undefined;
    }
  };
  const old = changed.map((path) => path.replace(/\.hi\.ts$/, '.en.ts'));
  return { before: readMessages(readOld, [...new Set([...paths, ...old])]), now };
}

/**
 * The messages behind a changed text: those that changed and are in it, else the one that is the whole text.
 * @param {{ was?: string, now?: string }} cause
 * @returns {Array<{ path: string, key: string, en: { was: string[], now: string[] }, hi: { was: string[], now: string[] } }>}
 */
export function messagesBehind({ was = '', now = '' }, { before, now: after }) {
  const pair = (id) => {
    const [a, b] = [before.get(id), after.get(id)];
    const { path, key } = b ?? a;
    return {
      path,
      key,
      en: { was: a?.en ?? [], now: b?.en ?? [] },
      hi: { was: a?.hi ?? [], now: b?.hi ?? [] },
    };
  };
  const isChanged = (id) => {
    const [a, b] = [before.get(id), after.get(id)];
    return !a || !b || !sameWords(a.en, b.en) || !sameWords(a.hi, b.hi);
  };
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const changed = ids.filter(isChanged).filter((id) => {
    const { en, hi } = pair(id);
    const wentOrCame = (side) =>
      !sameWords(side.was, side.now) && (isIn(side.was, was) || isIn(side.now, now));
    return wentOrCame(en) || wentOrCame(hi);
  });
  const whole = (text) =>
    text ? ids.filter((id) => isWhole(pair(id).en.now, text) || isWhole(pair(id).hi.now, text)) : [];
  return (changed.length > 0 ? changed : [...new Set([...whole(was), ...whole(now)])]).slice(0, 4).map(pair);
}
