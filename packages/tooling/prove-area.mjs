// Proves what CONTRIBUTING says of a new area: in a copy of the tree the small area `sample` (packages/tooling/sample-area) is added, with an
// endpoint, a table, a job, a kind of file, a product type, an element, a page, a staff tab and messages in both languages. Outside its own folders
// it may add an import and an entry to each list of areas; lists that a script makes are made again by that script. Then the checks run in the copy.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { envOf, filesOf, git, keep, makeCopy, put, TEMPLATES, workspaces } from './copy.mjs';

/** By file: each line that is added, after the line that it follows. */
const edits = {
  'packages/contract/src/table.schema.ts': [
    [
      "import { prescriptionEndpoints } from './prescription.schema.ts';",
      "import { sampleEndpoints } from './sample.schema.ts';",
    ],
    ['  ...paymentEndpoints,', '  ...sampleEndpoints,'],
  ],
  'apps/api/src/areas.ts': [
    [
      "import { createPrescription } from './prescription/area.ts';",
      "import { createSample } from './sample/area.ts';",
    ],
    ['    medicine,', '    sample: createSample(core, { orders }),'],
  ],
  'apps/web/src/areas.ts': [
    ["import { prescription } from './prescription/area.ts';", "import { sample } from './sample/area.ts';"],
    ['  consultation,', '  sample,'],
  ],
};
/** Beside the area's own folders these alone may change by hand, each by an import and an entry. */
const MOST_FILES = 4;
const MOST_LINES = 2;
/** Lists that name every area, each with the script that makes it. */
const scripts = {
  'npm run routes -w packages/contract': /^packages\/contract\/src\/(?:[\w-]+\.routes|service-types)\.ts$/,
  'npm run areas -w @doorstep/ui': /^packages\/ui\/(?:package\.json|src\/messages\/(?:messages|en|hi)\.ts)$/,
  'npm run generate -w @doorstep/api -- --name sample': /^apps\/api\/src\/platform\/db\/migrations\//,
};
const isOwn = (path) =>
  /^(?:packages\/contract\/src\/sample\.[\w.]+|(?:packages\/ui|apps\/api|apps\/web)\/src\/sample\/.+)$/.test(
    path,
  );

/** What has changed since `keep`: `{ path, added, removed, isNew }`. */
function changes(copy) {
  git(copy, 'add', '-A');
  const before = new Set(git(copy, 'ls-tree', '-r', '--name-only', 'HEAD').split('\n'));
  return git(copy, 'diff', '--cached', '--numstat', '--no-renames', 'HEAD')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [added, removed, path] = line.split('\t');
      return { path, added: Number(added), removed: Number(removed), isNew: !before.has(path) };
    });
}

/** Adds the area by hand, as a person would; returns what that changed. */
export function addSample(copy) {
  for (const path of filesOf(TEMPLATES)) put(path, copy, path.slice(TEMPLATES.length));
  for (const [path, lines] of Object.entries(edits)) {
    let text = readFileSync(join(copy, path), 'utf8');
    for (const [after, line] of lines) {
      if (!text.includes(`${after}\n`))
        throw new Error(`${path} has no line '${after}': change the edits here`);
      text = text.replace(`${after}\n`, () => `${after}\n${line}\n`);
    }
    writeFileSync(join(copy, path), text);
  }
  const made = changes(copy);
  keep(copy);
  return made;
}
/** Runs the scripts that make lists of areas; returns what that changed. */
export function generate(copy) {
  for (const script of Object.keys(scripts)) {
    const [command, ...args] = script.split(' ');
    execFileSync(command, args, { cwd: copy, env: envOf(copy), stdio: ['ignore', 'ignore', 'pipe'] });
  }
  const made = changes(copy);
  keep(copy);
  return made;
}

/** What is not as it must be, in sentences. */
export function problemsOf(byHand, generated) {
  const outside = byHand.filter(({ path }) => !isOwn(path));
  return [
    ...outside
      .filter(({ isNew }) => isNew)
      .map(({ path }) => `${path} is new and not in a folder of the area`),
    ...outside
      .filter(({ added, removed }) => added > MOST_LINES || removed > 0)
      .map(({ path, added, removed }) => `${path}: ${added} lines added and ${removed} removed`),
    ...(outside.length > MOST_FILES
      ? [`${outside.length} files outside the area's folders were edited`]
      : []),
    ...generated
      .filter(({ path }) => !Object.values(scripts).some((of) => of.test(path)))
      .map(({ path }) => `${path} was changed by a script, and is no list that a script makes`),
    ...Object.entries(scripts)
      .filter(([, of]) => !generated.some(({ path }) => of.test(path)))
      .map(([script]) => `'${script}' made nothing of the area`),
  ];
}
/** The counting rule, and what was counted. */
export function report(byHand, generated) {
  const outside = byHand.filter(({ path }) => !isOwn(path));
  return [
    `Rule: outside its own folders an area edits at most ${MOST_FILES} files, and adds at most ${MOST_LINES} lines to each: an import and an entry.`,
    `${byHand.length - outside.length} files in its own folders.`,
    `${outside.length} files edited outside of them, Storybook's order not among them (it comes from the folders):`,
    ...outside.map(({ path, added, removed }) => `  ${path}: +${added} -${removed}`),
    `${generated.length} files made by ${Object.keys(scripts)
      .map((script) => `'${script}'`)
      .join(', ')}, not counted:`,
    ...generated.map(
      ({ path, added, removed, isNew }) => `  ${path}: ${isNew ? 'new' : `+${added} -${removed}`}`,
    ),
  ].join('\n');
}

/** Runs a command in a folder of the copy: `{ ok, output }`. */
export function run(copy, folder, command, ...args) {
  const done = spawnSync(command, args, {
    cwd: join(copy, folder),
    env: envOf(copy),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { ok: done.status === 0, output: `${done.stdout}${done.stderr}` };
}
const check = (name, copy, folder, ...command) => ({ name, ...run(copy, folder, ...command) });
export const typeChecks = (copy) =>
  workspaces.map((folder) => check(`types of ${folder}`, copy, folder, 'tsc', '--noEmit'));

/** Runs tests; besides passing, each of `proven` must be the name, or a part of the name, of one that ran. */
function tests(copy, folder, args, proven) {
  const file = join(copy, folder, 'reports/prove.json');
  const done = run(copy, folder, 'vitest', 'run', '--reporter=json', `--outputFile=${file}`, ...args);
  const ran = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ assertionResults }) => assertionResults)
    : [];
  const passed = ran.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    failed = ran.filter(({ status }) => status === 'failed');
  const missing = proven.filter((name) => !passed.some((one) => one.includes(name)));
  return {
    name: `${passed.length} tests of ${folder}: ${args.join(' ')}`,
    ok: done.ok && missing.length === 0,
    output: [
      done.output,
      ...failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
      ...missing.map((name) => `no test '${name}' has passed`),
    ].join('\n'),
  };
}
/** Storybook's start page and sidebar are made of this. */
async function catalogue(copy) {
  const { readAreas } = await import(pathToFileURL(join(copy, '.storybook/catalogue/areas.ts')).href);
  const areas = readAreas(copy);
  const own = areas.find(({ name }) => name === 'Sample'),
    pages = areas.find(({ name }) => name === 'Pages');
  return {
    name: "Storybook's start page",
    ok:
      own?.parts.length === 1 &&
      own.parts[0].stories === 3 &&
      pages.parts.some(({ name }) => name === 'Sample kits'),
    output: JSON.stringify(areas.map(({ name }) => name)),
  };
}
/** Each of the checks, when it is its turn. */
async function* checks(copy) {
  yield* typeChecks(copy);
  yield check('types of .storybook', copy, '', 'tsc', '--noEmit', '-p', '.storybook');
  for (const folder of workspaces) yield check(`lint of ${folder}`, copy, folder, 'oxlint');
  yield check('lint of .storybook', copy, '', 'oxlint', '.storybook');
  yield check('format', copy, '', 'oxfmt', '--check');
  yield check('nothing unused', copy, '', 'knip');
  yield await catalogue(copy);
  yield tests(copy, 'packages/tooling', ['test/graph.test.mjs', 'test/web-graph.test.mjs'], ['no circle']);
  yield tests(copy, 'packages/contract', [], ['sample.routes.ts', 'service-types.ts', 'listSampleKits']);
  yield tests(
    copy,
    'packages/ui',
    ['--project', 'node', 'test/areas.test.ts', 'test/props.test.ts'],
    ['messages/hi.ts', 'every prop has a sentence'],
  );
  yield tests(
    copy,
    'apps/web',
    ['--project', 'unit', 'src/messages', 'src/sample', 'src/routes.test.ts'],
    ['every word of sample stands in Hindi', '/sample-kits opens its page', 'its tab stands last'],
  );
  yield tests(
    copy,
    'apps/api',
    [
      ...['access', 'hostile', 'contract', 'areas', 'error-messages'].map((name) => `test/${name}.test.ts`),
      'src/sample',
      '-t',
      'listSampleKits|sample|kit|every endpoint',
    ],
    [
      'listSampleKits answers visitor',
      'listSampleKits answers owner',
      'a kit is quoted, paid',
      'every endpoint is answered',
      'sampleErrors have the same keys in both languages',
    ],
  );
  yield tests(
    copy,
    'packages/ui',
    ['--project', 'behaviour', 'test/conformance.test.tsx', '-t', 'sample'],
    ['sample/sample-kit', 'sample.kit is said in Hindi'],
  );
}

if (import.meta.main) {
  const copy = makeCopy();
  let failed = 0;
  try {
    const byHand = addSample(copy),
      generated = generate(copy);
    console.log(report(byHand, generated));
    for (const problem of problemsOf(byHand, generated)) {
      failed++;
      console.log(`✗ ${problem}`);
    }
    for await (const { name, ok, output } of checks(copy)) {
      console.log(`${ok ? '✓' : '✗'} ${name}`);
      if (ok) continue;
      failed++;
      console.log(output.slice(-8_000));
    }
  } finally {
    if (process.env.KEEP) console.log(`kept: ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
  console.log(failed ? `${failed} checks failed` : 'A new area needs its folders and these lines.');
  process.exitCode = failed ? 1 : 0;
}
