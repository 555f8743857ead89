// Measures each element alone: what a page fetches for it besides React. `npm run sizes -w packages/ui` writes sizes.json, in bytes of gzip:
// { "base/button": { "gzip": today, "most": ceiling } }. A new element's ceiling stands 5 % above its first size. One that has become much smaller gets a
// lower one; a higher one only those get that are named: `npm run sizes -w packages/ui -- base/button`. One above its ceiling is left as it was kept, and
// the script exits with 1. sizes.test.ts asks for the sizes by `--print`.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('../sizes.json', import.meta.url);
/** @typedef {{ gzip: number, most: number }} Size */
/** @returns {Record<string, Size>} */
export const kept = (path = file) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

const ROOM = 1.05;
const SMALLER = 0.9;
/** Ceilings in KiB that are promised: no measurement raises them. */
const promised = {
  'base/button': 1.3,
  'account/otp-field': 2.5,
  'base/dialog': 6,
  'base/tabs': 10,
  'address/quick-address-form': 6,
  'medicine/medicine-card': 5.8,
  'payment/payment-button': 2.9,
};

/** 'base/button' of each element that the package exports. */
const elements = () =>
  globSync('src/*/*/*.tsx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/').split('/'))
    .filter(([, , folder, name]) => name === `${folder}.tsx`)
    .map(([, area, folder]) => `${area}/${folder}`)
    .toSorted();

/** 'base/icon-button' → 'IconButton'. */
const exportOf = (element) =>
  element.split('/')[1].replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** A page that imports one element and nothing else. */
const pageOf = (element) => {
  const id = '\0page';
  const path = JSON.stringify(`${root}src/${element}/${element.split('/')[1]}.tsx`);
  return {
    name: 'page',
    resolveId: (asked) => (asked === 'page' ? id : undefined),
    load: (asked) =>
      asked === id
        ? `import { ${exportOf(element)} } from ${path}; globalThis.shown = ${exportOf(element)};`
        : undefined,
  };
};

/** @returns {Promise<number>} Bytes of an element's scripts, gzip, without React and without what it loads later by `import()`. */
async function measure(element) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@doorstep/source', 'module', 'browser'] },
    plugins: [pageOf(element)],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: 'page', external: /^react(-dom)?(\/|$)/ },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((one) => [one.fileName, one]));
  // A set that grows while it is walked: the entry, and what it imports.
  const needed = new Set([output.find(({ isEntry }) => isEntry).fileName]);
  for (const name of needed)
    for (const next of chunks.get(name).imports) if (chunks.has(next)) needed.add(next);
  return [...needed].reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length, 0);
}

/** @returns {Promise<Record<string, number>>} Bytes of every element. */
async function measureAll() {
  const sizes = {};
  for (const element of elements()) sizes[element] = await measure(element);
  return sizes;
}

const ceiling = (element, gzip) =>
  Math.min(Math.ceil(gzip * ROOM), Math.floor((promised[element] ?? Infinity) * 1024));
/** What to do about an element that is above its ceiling. */
const wayOut = (element, gzip) =>
  gzip > ceiling(element, gzip)
    ? `Make it smaller: ${promised[element]} KiB are promised`
    : `Make it smaller, or raise its ceiling by npm run sizes -w packages/ui -- ${element}`;

/**
 * What is wrong with the measured sizes, a line each.
 * @param {Record<string, number>} sizes
 * @param {Record<string, Size>} before
 * @returns {string[]}
 */
export function sizeFaults(sizes, before) {
  const added = Object.entries(sizes).flatMap(([element, gzip]) => {
    const old = before[element];
    if (!old) return [`${element} is not in sizes.json: npm run sizes -w packages/ui`];
    if (gzip > old.most)
      return [
        `${element} has ${gzip} bytes, ${old.most} at most: ${Math.round((gzip / old.gzip - 1) * 100)} % more than ${old.gzip}. ${wayOut(element, gzip)}`,
      ];
    if (gzip < old.gzip * SMALLER)
      return [
        `${element} has ${gzip} bytes instead of ${old.gzip}: lower its ceiling by npm run sizes -w packages/ui`,
      ];
    return [];
  });
  const gone = Object.keys(before).filter((element) => !(element in sizes));
  const broken = Object.entries(promised).filter(([element, kib]) => before[element]?.most > kib * 1024);
  return [
    ...added,
    ...gone.map(
      (element) => `${element} is in sizes.json and not in the package: npm run sizes -w packages/ui`,
    ),
    ...broken.map(
      ([element, kib]) => `${element} may have ${before[element].most} bytes; ${kib} KiB are promised`,
    ),
  ];
}

/**
 * The sizes as they are kept from now on. What is above its ceiling stays as it was kept, so that its growth is still seen.
 * @param {Record<string, number>} sizes
 * @param {Record<string, Size>} before
 * @param {string[]} raised
 * @returns {Record<string, Size>}
 */
export function nextSizes(sizes, before, raised = []) {
  return Object.fromEntries(
    Object.entries(sizes).map(([element, gzip]) => {
      const old = before[element];
      const stays = old && gzip >= old.gzip * SMALLER && !raised.includes(element);
      const most = stays ? old.most : ceiling(element, gzip);
      return [element, old && gzip > most ? old : { gzip, most }];
    }),
  );
}

/**
 * Writes the sizes into `path`, and says what is above what was kept there.
 * @param {Record<string, number>} sizes
 * @param {string[]} raised elements that get a higher ceiling
 * @returns {0 | 1} exit code of the script
 */
export function keep(sizes, raised, path = file) {
  const next = nextSizes(sizes, kept(path), raised);
  const lines = Object.entries(next).map(
    ([element, { gzip, most }]) => `  "${element}": { "gzip": ${gzip}, "most": ${most} }`,
  );
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
  const faults = sizeFaults(sizes, next);
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}

if (import.meta.main && process.argv[2] === '--print') console.log(JSON.stringify(await measureAll()));
else if (import.meta.main) process.exitCode = keep(await measureAll(), process.argv.slice(2));
