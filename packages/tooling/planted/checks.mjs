// The checks that a planted change is to be caught by, each as a command in the copy of the tree.

const escape = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const vitest = (cwd, ...args) => ({ cwd, command: 'vitest', args: ['run', '--reporter=default', ...args] });
const ui = 'packages/ui';
/** One test of packages/ui. `file` and `title` are where it stands: the title as it is written there, or a part of it. */
const one = (project, file, name, title = name) => ({
  ...vitest(ui, '--project', project, file, '-t', escape(name)),
  file: `${ui}/${file}`,
  title,
});

/** A test of packages/ui that runs in Node. */
export const node = (file, title) => one('node', `test/${file}`, title);
/** A behaviour test of an element. */
export const behaviour = (folder, title) =>
  one('behaviour', `src/${folder}/${folder.split('/')[1]}.test.tsx`, title);
/** The loop over all elements, for one. */
export const conformance = (folder) => one('behaviour', 'test/conformance.test.tsx', folder, '%s');
/** The loop over all words, for one. */
export const hindi = (key) =>
  one('behaviour', 'test/conformance.test.tsx', `${key} is said in Hindi`, '%s is said in Hindi');
/** The pictures of an element's stories and the text for screen readers, compared with the commit. */
export const visual = (name) => ({
  cwd: '.',
  command: 'node',
  args: ['packages/visual-review/src/cli.mjs', name, '--since', 'HEAD'],
});
/** The stories of an element as the test run visits them: axe, contrast in dark. */
export const visit = (folder) => vitest(ui, '--project', 'stories', `src/${folder}/`);
export const lint = (path) => ({ cwd: '.', command: 'oxlint', args: [path] });
export const types = { cwd: ui, command: 'tsc', args: ['--noEmit'] };
/** The built book is opened story by story, and its docs pages. */
export const book = [
  { cwd: '.', command: 'storybook', args: ['build', '-o', 'storybook-static', '--quiet'] },
  { cwd: '.', command: 'node', args: ['packages/tooling/storybook-check.mjs'] },
];
/** The sheets of the packed package. What an earlier build left would be packed, too. */
export const consumer = [
  { cwd: ui, command: 'rm', args: ['-rf', 'dist'] },
  { cwd: ui, command: 'npm', args: ['run', 'build'] },
  vitest('apps/consumer', '--config', 'vitest.config.mjs', 'test/sheets.test.mjs'),
];
