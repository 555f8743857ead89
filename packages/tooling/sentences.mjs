// Which of a list of fixed sentences stand in the product, and which a test names. The list is a CSV: id, where, text.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** `1,"a, ""b""",c` as its fields. */
const fields = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare,
  );
const CODE = /^(?:apps|packages)\/.*\.tsx?$/,
  TESTS = /\/(?:test|e2e)\/|\.test\.|\.stories\./;
/** `{status}`, 'amount' and a lone N, M or X stand for what the product fills in; ' / ' and ' - ' part what may stand apart. */
const pattern = (text) =>
  new RegExp(
    text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(/\{[^}]*\}|\b(?:[NMX]|amount)\b/g, '.{1,60}?'),
    'i',
  );
const stands = (text, code) =>
  pattern(text).test(code) || text.split(/ [/-] /).every((part) => pattern(part).test(code));

/** @returns {Array<{id: string, where: string, text: string, product: boolean, test: boolean}>} */
export function sentences(csv, files) {
  const [tests, product] = [true, false].map((wanted) =>
    files
      .filter(({ path }) => CODE.test(path) && TESTS.test(path) === wanted)
      .map(({ text }) => text.replaceAll(String.raw`\'`, "'"))
      .join('\n'),
  );
  return csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map(fields)
    .map(([id, where, text]) => ({
      id,
      where,
      text,
      product: stands(text, product),
      test: stands(text, tests),
    }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const list = process.argv[2];
  if (!list) {
    console.error('usage: npm run sentences -- FILE.csv (id, where, text)');
    process.exit(2);
  }
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => CODE.test(path) && existsSync(path));
  const found = sentences(
    readFileSync(list, 'utf8'),
    paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
  for (const { id, where, text, product, test } of found)
    if (!product || !test) console.log(`${product ? 'no test  ' : 'not there'}  ${id}  ${where}  ${text}`);
  const count = (which) => found.filter(which).length;
  console.log(
    `${found.length} sentences: ${count(({ product }) => product)} in the product, ${count(({ product, test }) => product && test)} of them in a test`,
  );
}
