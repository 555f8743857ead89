import { describe, expect, test } from 'vitest';
import { commitSince } from '../visual/before.mjs';
import { chooseFiles, nearNames } from '../visual/filter.mjs';
import { parseHashes } from '../visual/hashes.mjs';
import { plan, readArguments } from '../visual/run.mjs';

const button = 'packages/ui/src/base/button/button.stories.tsx';
const iconButton = 'packages/ui/src/base/icon-button/icon-button.stories.tsx';
const card = 'packages/ui/src/medicine/medicine-card/medicine-card.stories.tsx';
const page = 'apps/web/src/medicine/detail/view.stories.tsx';
const booking = 'apps/web/src/booking/view.stories.tsx';
const colour = '.storybook/pages/colour.stories.tsx';
const files = [colour, booking, page, button, iconButton, card];

describe('a filter', () => {
  test.for([
    ['an element, and no other that has its name in its own', ['button'], [button]],
    ['an element of an area', ['base/button'], [button]],
    ['an area: its elements, without its pages', ['medicine'], [card]],
    ['the pages of an area', ['web/medicine'], [page]],
    ['one page', ['web/medicine/detail'], [page]],
    ['elements and pages', ['medicine', 'web/medicine'], [page, card]],
    ['all pages', ['web'], [booking, page]],
    ['the pages of the book', ['storybook'], [colour]],
    ['a path', [button], [button]],
    ['a folder, with its slash', ['packages/ui/src/base/'], [button, iconButton]],
    ['nothing: all', [], files],
  ])('is %s', ([, words, chosen]) => {
    expect(chooseFiles(files, words)).toEqual(chosen);
  });
  test('that means nothing is refused, with names near it', () => {
    expect(() => chooseFiles(files, ['buton'])).toThrow(/“buton”.* Near it: button/);
    expect(() => chooseFiles(files, ['button', 'booking'])).toThrow(/“booking”.* Near it: web\/booking/);
    expect(nearNames('medicin-card', files)[0]).toBe('medicine-card');
    expect(nearNames('xyzzy', files)).toEqual([]);
  });
});

describe('what is drawn', () => {
  const inputs = new Map(files.map((file) => [file, 'now']));
  const hashes = parseHashes(files.map((file) => `${file} ${file === card ? 'old' : 'now'}`).join('\n'));
  const drawn = (args, before) => plan(readArguments(args), inputs, hashes, new Set(), before).files;
  test('by default what has other inputs than were accepted', () => {
    expect(drawn([])).toEqual([card]);
    expect(drawn(['button'])).toEqual([]);
  });
  test('with --all, what did not change, too, of what was chosen', () => {
    expect(drawn(['button', '--all'])).toEqual([button]);
  });
  test('--since draws what differs from that commit, accepted or not', () => {
    const before = new Map(inputs).set(button, 'other');
    before.delete(page);
    expect(drawn(['--since', 'main'], before)).toEqual([page, button]);
    expect(drawn(['base', '--since=main'], before)).toEqual([button]);
  });
  test('options that there are not, and --since without a commit, are refused', () => {
    expect(() => readArguments(['--sicne', 'main'])).toThrow('--sicne is no option');
    expect(() => readArguments(['--since'])).toThrow('--since needs a commit');
    expect(() => readArguments(['--since', '--all'])).toThrow('--since needs a commit');
  });
  test('a commit that git does not know is refused, with names that it knows', () => {
    expect(() => commitSince('no-such-branch')).toThrow(/no commit “no-such-branch”. Branches and tags: \S+/);
    expect(commitSince('HEAD')).toMatch(/^[0-9a-f]{40}$/);
  });
});
