// Real stories of a copy of the repository, in which a component changes and changes back; and a Storybook that knows nothing of this repository.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { envOf, git, keep, makeCopy } from '../../tooling/copy.mjs';
import { openDecisions } from '../src/report.mjs';

const CLI = join(import.meta.dirname, '../src/cli.mjs');
const root = join(import.meta.dirname, '../../..');

/** Runs the tool in a tree, and reads its report. */
function visual(tree, ...args) {
  const options = { cwd: tree, env: { ...envOf(tree), CI: '1' }, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], options);
  console.log(`${stdout}${stderr}`);
  const data = fs.readFileSync(join(tree, '.visual/report/data.js'), 'utf8');
  const report = JSON.parse(data.slice(data.indexOf('{'), data.lastIndexOf('}') + 1));
  return { status, report, causes: report.groups.map(({ name }) => name) };
}
function edit(tree, path, from, to) {
  const text = fs.readFileSync(join(tree, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no '${from}': change the edits here`);
  fs.writeFileSync(join(tree, path), text.replace(from, to));
}

describe('in a copy of the repository', () => {
  const badge = ['packages/ui/src/base/badge/badge.tsx', 'px-2 py-0.5', 'px-3 py-0.5'];
  const word = ['packages/ui/src/medicine/messages.en.ts', "'Out of stock'", "'Sold out'"];
  const button = ['packages/ui/src/base/button/button.tsx', 'min-h-control px-4', 'min-h-control px-5'];
  const padding = expect.stringMatching(/^badge.*: padding-right 8px → 12px, padding-left 8px → 12px$/);
  let copy;
  beforeAll(() => {
    copy = makeCopy();
  });
  afterAll(() => copy && fs.rmSync(copy, { recursive: true, force: true }));

  test('reports a changed padding as one cause, and a word beside it as another; decisions stay', () => {
    edit(copy, ...badge);
    const first = visual(copy);
    expect([first.status, first.causes]).toEqual([1, [padding]]);
    const [{ key, hash }] = first.report.groups;
    openDecisions(join(copy, '.visual')).write(key, { verdict: 'accepted', who: 'Asha Rao', hash });
    const again = visual(copy);
    expect([again.status, again.report.groups[0].hash]).toEqual([1, hash]);
    expect(again.report.decisions[key].who).toBe('Asha Rao');
    edit(copy, ...word);
    expect(visual(copy).causes).toEqual([padding, 'cart-action: text “Out of stock” → “Sold out”']);
  });
  test('reports nothing after a change that was taken back', () => {
    git(copy, 'checkout', '-q', '.');
    const { status, causes } = visual(copy);
    expect([status, causes]).toEqual([0, []]);
  });
  test('reports a changed padding of Button as one cause', () => {
    edit(copy, ...button);
    const { status, causes } = visual(copy);
    git(copy, 'checkout', '-q', '.');
    expect([status, causes]).toEqual([
      1,
      [expect.stringMatching(/^[^:]*button[^:]*: padding-right 16px → 20px, /)],
    ]);
  });
});

describe('in another Storybook', () => {
  const tree = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'visual-foreign-')));
  afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));
  test('reports a style, without settings but the browser', () => {
    fs.symlinkSync(fs.realpathSync(join(root, 'node_modules')), join(tree, 'node_modules'));
    const files = {
      '.gitignore': 'node_modules\n.visual\n',
      'package.json': '{ "name": "other", "type": "module" }',
      '.storybook/main.js': `export default { framework: '@storybook/react-vite', stories: ['../src/*.stories.jsx'], addons: ['@storybook/addon-vitest'] };`,
      '.storybook/preview.js': 'export default {};',
      'src/note.jsx': `import React from 'react';\nexport const Note = () => <p style={{ padding: 8 }}>A note</p>;`,
      'src/note.stories.jsx': `import { Note } from './note.jsx';\nexport default { title: 'Note', component: Note };\nexport const Default = {};`,
      'visual.config.mjs': `import { pinnedChromium } from '${join(root, 'packages/tooling/chromium.mjs')}';\nexport default { browser: pinnedChromium, allow: ['${root}'] };`,
    };
    for (const folder of ['.storybook', 'src']) fs.mkdirSync(join(tree, folder));
    for (const [path, text] of Object.entries(files)) fs.writeFileSync(join(tree, path), text);
    execFileSync('git', ['init', '-q'], { cwd: tree });
    keep(tree);
    edit(tree, 'src/note.jsx', 'padding: 8', 'padding: 12');
    const { status, report, causes } = visual(tree);
    expect([status, causes]).toEqual([1, [expect.stringMatching(/^story: padding-top 8px → 12px/)]]);
    expect(Object.keys(report.pictures)).toEqual(['note--default phone', 'note--default desktop']);
  });
});
