import { expect, test } from 'vitest';
import { chosenIn, emptyDraft, parseDraft } from './draft.ts';

test('what was kept comes back as it was', () => {
  const draft = {
    ...emptyDraft,
    tests: [4, 7],
    packages: [2],
    addressId: 3,
    address: 'Flat 4B, Kanke Road',
    date: '2026-11-25',
    time: '2026-11-25T08:30',
    latitude: '23.37',
    longitude: '85.32',
    sent: { body: '{}', key: 'k1' },
  };
  expect(parseDraft(JSON.parse(JSON.stringify(draft)) as Record<string, unknown>)).toEqual(draft);
});

test('a bad field is an empty one', () => {
  expect(
    parseDraft({
      tests: 'all',
      packages: [0, -1, 1.5, '2'],
      addressId: 'x',
      address: 5,
      date: 'soon',
      time: 8,
    }),
  ).toEqual(emptyDraft);
});

test('what is chosen is each test once, of whatever a link hands over', () => {
  expect(chosenIn({ tests: [4, 4, 7], packages: [2] })).toEqual({ tests: [4, 7], packages: [2] });
  for (const bad of [null, undefined, 'x', [1], { tests: {} }])
    expect(chosenIn(bad)).toEqual({ tests: [], packages: [] });
});
