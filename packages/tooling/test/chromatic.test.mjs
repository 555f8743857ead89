import { definePreview } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { chromatic, chromaticOf } from '../../../.storybook/chromatic.ts';

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
