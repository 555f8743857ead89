import { definePreview } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { chromatic, chromaticOf } from '../../../.storybook/chromatic.ts';
import { linesOf, planOf, snapshotsOf } from '../chromatic/plan.mjs';
import { parseTrace, trace } from '../chromatic/trace.mjs';

const ALL = [
  'light-phone',
  'dark-desktop',
  'dark-phone',
  'light-desktop',
  'comfort',
  'forced-colours',
  'small',
  'large-text',
];

describe('what Chromatic reads of a story', () => {
  const preview = definePreview({ addons: [chromatic], parameters: { layout: 'padded' } });
  const meta = preview.meta({ title: 'Base/One', component: () => undefined });
  const read = (story) => story.composed.parameters.chromatic;
  test('two modes for every story, all of them where it is tagged', () => {
    expect(Object.keys(read(meta.story({})).modes)).toEqual(ALL.slice(0, 2));
    expect(Object.keys(read(meta.story({ tags: ['all-cells'] })).modes)).toEqual(ALL);
  });
  test('a story of a tagged component has them, too', () => {
    const tagged = preview.meta({ title: 'Base/Two', component: () => undefined, tags: ['all-cells'] });
    expect(Object.keys(read(tagged.story({})).modes)).toEqual(ALL);
  });
  test('no snapshot of what is not photographed here', () => {
    expect(read(meta.story({ tags: ['no-visual', 'all-cells'] }))).toEqual({ disableSnapshot: true });
  });
  test("a story's own parameters stay", () => {
    expect(read(meta.story({ parameters: { chromatic: { delay: 300 } } }))).toMatchObject({ delay: 300 });
  });
  test('a mode sets what its cell is', () => {
    const { modes } = chromaticOf(['all-cells']);
    expect(modes['dark-desktop']).toEqual({ viewport: 1280, theme: 'dark' });
    expect(modes['comfort']).toEqual({ viewport: 360, theme: 'light', comfort: 'on' });
    expect(modes['forced-colours']).toEqual({ viewport: 360, theme: 'light', forcedColors: 'active' });
    expect(modes['small']).toEqual({ viewport: 320, theme: 'light' });
    expect(modes['large-text']).toEqual({ viewport: 360, theme: 'light', text: '200' });
    expect(chromaticOf(['printed']).modes['print']).toMatchObject({ medium: 'print' });
  });
});

describe('a dry run', () => {
  const modes = (...names) => ({ modes: Object.fromEntries(names.map((name) => [name, {}])) });
  const stories = [
    { id: 'a--default', file: 'a.stories.tsx', chromatic: modes(...ALL) },
    { id: 'a--busy', file: 'a.stories.tsx', chromatic: modes('light-phone', 'dark-desktop') },
    { id: 'b--default', file: 'b.stories.tsx', chromatic: { modes: { one: { disable: true }, two: {} } } },
    { id: 'c--default', file: 'c.stories.tsx', chromatic: { disableSnapshot: true } },
  ];
  test('counts each story in each of its modes', () => {
    const plan = planOf(stories);
    expect(snapshotsOf(plan)).toBe(11);
    expect(plan.disabled).toEqual(['c--default']);
    expect(plan.sent.find(({ id }) => id === 'b--default').modes).toEqual(['two']);
    expect(linesOf(plan)).toContain(`  a--default: ${ALL.join(', ')}`);
  });
  test('leaves out what the change does not reach', () => {
    const plan = planOf(stories, new Set(['b.stories.tsx']));
    expect(snapshotsOf(plan)).toBe(1);
    expect(plan.untouched).toEqual(['a--default', 'a--busy']);
  });
  test('reads the story files out of the compact trace', () => {
    const text =
      'ℹ Traced 1 changed file to 2 affected story files:\n— packages/a/a.stories.tsx\n— ./b.stories.tsx + 2 modules\n';
    expect([...parseTrace(text).affected]).toEqual(['packages/a/a.stories.tsx', 'b.stories.tsx']);
  });
  test('takes all where the tool gives up, and says why', () => {
    const text =
      'ℹ Traced 1 changed file to 0 affected story files:\n\n⚠ TurboSnap disabled due to file change\nFound a Storybook config change in .storybook/main.ts\nThis was triggered by it.\n\nmore';
    expect(parseTrace(text)).toEqual({
      why: 'Found a Storybook config change in .storybook/main.ts This was triggered by it. All stories are photographed.',
    });
  });
  test.for(['package-lock.json', 'packages/ui/package.json'])(
    'takes all stories after a change of %s',
    (path) => {
      const { affected, why } = trace(['packages/ui/src/cn.ts', path], 'none.json');
      expect(affected).toBeUndefined();
      expect(why).toContain(path);
    },
  );
  test('takes none where nothing changed', () => {
    expect(trace([], 'none.json')).toEqual({ affected: new Set() });
  });
});
