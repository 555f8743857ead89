// The checks that a planted change is to be caught by, each as a command in the copy of the tree.

const escape = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const vitest = (cwd, ...args) => ({ cwd, command: 'vitest', args: ['run', '--reporter=default', ...args] });
const ui = 'packages/ui';

/** A test of packages/ui that runs in Node. */
export const node = (file, title) =>
  vitest(ui, '--project', 'node', `test/${file}`, ...(title ? ['-t', escape(title)] : []));
/** A behaviour test of an element. */
export const behaviour = (folder, title) => {
  const name = folder.split('/')[1];
  return vitest(ui, '--project', 'behaviour', `src/${folder}/${name}.test.tsx`, '-t', escape(title));
};
/** The loop over all elements, for one. */
export const conformance = (folder) =>
  vitest(ui, '--project', 'behaviour', 'test/conformance.test.tsx', '-t', escape(folder));
/** The pictures of an element's stories, and what a reader hears of them. */
export const pictures = (folder) => ({
  ...vitest(ui, '--project', 'stories', `src/${folder}/`),
  env: { VISIT: 'pictures' },
});
/** The stories of an element as the test run visits them: axe, contrast in dark, pictures. */
export const visit = (folder) => vitest(ui, '--project', 'stories', `src/${folder}/`);
export const lint = (path) => ({ cwd: '.', command: 'oxlint', args: [path] });
export const types = { cwd: ui, command: 'tsc', args: ['--noEmit'] };
/** The built book is opened story by story, and its docs pages. */
export const book = [
  { cwd: '.', command: 'storybook', args: ['build', '-o', 'storybook-static', '--quiet'] },
  { cwd: '.', command: 'node', args: ['packages/tooling/storybook-check.mjs'] },
];
/** Four apps of other teams, from the packed package. */
export const consumer = vitest('apps/consumer', '--config', 'vitest.config.mjs', 'test/sheets.test.mjs');
