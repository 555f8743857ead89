// Run by client-modules.test.ts as `node --conditions=react-server react-server.mjs <built folder>`: imports every module as a server of React Server
// Components does, and draws the Default story of each element that is not the client's. Writes { imported, drawn, wrong } as JSON.
import { existsSync, globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';

const folder = process.argv[2];
const reference = Symbol.for('react.client.reference');
globalThis.clientReference = (name) =>
  Object.defineProperty(
    () => {
      throw new Error(`${name} of a client module was called on the server`);
    },
    '$$typeof',
    { value: reference },
  );
/** What a bundler puts in the place of a client module: a reference for each name. */
function references(url, source) {
  const names = parseSync('module.js', source).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName),
  );
  // `export *` of a library: its names come from where they are made.
  const all = [...source.matchAll(/^export \* from .*;$/gm)].map(([line]) => line);
  return [
    ...all,
    ...names.map(({ kind, name }) =>
      kind === 'Default'
        ? `export default clientReference('default');`
        : kind === 'Name'
          ? `const r_${name} = clientReference('${name}'); export { r_${name} as ${name} };`
          : '',
    ),
  ].join('\n');
}
/** Modules that a server does not need of a story: what they are here. */
const replaced = {
  '#storybook/preview':
    'export default { meta: ({ component, args }) => ({ story: (own) => ({ component, args: { ...args, ...own?.args } }) }) };',
  '#storybook/within': 'export const within = () => undefined;',
  'storybook/test':
    'const none = () => undefined; export { none as fn, none as expect, none as userEvent, none as within, none as waitFor, none as screen, none as fireEvent };',
};
registerHooks({
  resolve: (name, context, next) =>
    name in replaced || /\.svg(\?|$)/.test(name)
      ? { url: `replaced:${name}`, shortCircuit: true }
      : next(name, context),
  load: (url, context, next) => {
    const module = (source) => ({ format: 'module', source, shortCircuit: true });
    // Of a picture a bundler makes its address.
    if (url.startsWith('replaced:'))
      return module(
        replaced[url.slice('replaced:'.length)] ??
          `export default ${JSON.stringify(url.slice('replaced:'.length))};`,
      );
    const loaded = next(url, context);
    const source = Buffer.from(loaded.source ?? '').toString();
    return /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*['"]use client['"]/.test(source)
      ? module(references(url, source))
      : loaded;
  },
});

// The hooks that a server has: React asks whoever draws for them.
const { __SERVER_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: drawing } = await import('react');
drawing.H = {
  useId: () => 'id',
  useMemo: (make) => make(),
  useCallback: (call) => call,
  useDebugValue: () => undefined,
};

/** Draws an element as a server does: down to plain tags and references, neither of which may be given a function. */
function draw(node) {
  if (Array.isArray(node)) return node.forEach(draw);
  if (typeof node === 'function') throw new Error('a function is given to be drawn');
  if (typeof node !== 'object' || node === null) return;
  const { type, props } = node;
  const drawn = type?.$$typeof === Symbol.for('react.memo') ? type.type : type;
  if (typeof drawn === 'function' && drawn.$$typeof !== reference) return draw(drawn(props));
  for (const [name, value] of Object.entries(props ?? {})) {
    if (typeof value === 'function') throw new Error(`${name} is a function`);
    if (name === 'children') draw(value);
  }
}
/** Without what only a page of the browser can give. */
const plain = (args) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => typeof value !== 'function'));

const answer = { imported: 0, drawn: [], wrong: [] };
const load = (file) => import(pathToFileURL(join(folder, file)).href);
for (const file of globSync('**/*.js', { cwd: folder }).toSorted()) {
  if (/\.(test|stories)\.js$|fixtures\.js$/.test(file)) continue;
  try {
    const values = Object.values(await load(file));
    answer.imported++;
    const story = file.replace('.js', '.stories.js');
    if (!existsSync(join(folder, story)) || values.some((one) => one?.$$typeof === reference)) continue;
    const { component, args } = (await load(story)).Default;
    draw({ type: component, props: plain(args) });
    answer.drawn.push(file);
  } catch (error) {
    answer.wrong.push(`${file}: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}
console.log(JSON.stringify(answer));
