// P14: the build of the book, by its stories, against a made-up book of 80 stories: plain components, the same builder and docs.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const STORIES = 80;
const ROUNDS = 3;
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Twenty components with four stories each, in a folder that finds the installed packages above it. */
function makeBook(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '.storybook'), { recursive: true });
  const write = (name, text) => writeFileSync(join(folder, name), text);
  write('package.json', '{ "name": "book", "private": true, "type": "module" }');
  write(
    '.storybook/main.js',
    `export default { framework: '@storybook/react-vite', stories: ['../*.stories.jsx'], addons: ['@storybook/addon-docs'], core: { disableTelemetry: true } };`,
  );
  write('.storybook/preview.js', `export default { tags: ['autodocs'] };`);
  for (let at = 0; at < STORIES / 4; at++)
    write(
      `box-${at}.stories.jsx`,
      `const Box = ({ text, wide }) => <button style={{ width: wide ? '100%' : undefined }}>{text} ${at}</button>;
export default { title: 'Box ${at}', component: Box, args: { text: 'Box' } };
export const Default = {};
export const Wide = { args: { wide: true } };
export const Long = { args: { text: 'A long text that takes more than a line of a narrow box' } };
export const Empty = { args: { text: '' } };
`,
    );
}

/** Seconds of a build. */
function build(folder, out) {
  const begin = performance.now();
  const { status, stderr } = spawnSync('storybook', ['build', '-o', out, '--quiet'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0) throw new Error(`The book could not be built:\n${stderr.slice(-2000)}`);
  return (performance.now() - begin) / 1000;
}

export async function run() {
  // Not below node_modules: what Storybook takes for a package's file it reads for minutes.
  const made = join(root, 'bench/made-book');
  const out = { made: join(made, 'out'), ours: join(root, 'node_modules/.cache/bench-book-ours') };
  makeBook(made);
  const times = { made: [], ours: [] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      times.made.push(build(made, out.made));
      times.ours.push(build(root, out.ours));
    }
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  const { entries } = JSON.parse(readFileSync(join(out.ours, 'index.json'), 'utf8'));
  const count = Object.values(entries).filter(({ type }) => type === 'story').length;
  rmSync(out.ours, { recursive: true, force: true });
  const ours = median(times.ours);
  return [
    { figure: '', what: `build of the book, ${count} stories`, value: ours, unit: 's' },
    { figure: '', what: `build of a made-up book, ${STORIES} stories`, value: median(times.made), unit: 's' },
    {
      figure: 'P14',
      what: `seconds for ${STORIES} stories / those of the made-up book`,
      value: ((ours / count) * STORIES) / median(times.made),
      must: 3,
      stretch: 1,
    },
  ];
}
