import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Error as Wrong } from './written-fields.stories.tsx';
import { readWritten, writtenDraft } from './written-fields.tsx';

const field = (name: string) =>
  page.getByRole('group', { name: 'The doctor wrote' }).getByRole('textbox', { name });

test('tells what is typed, by keyboard alone', async () => {
  const { onValueChange } = Busy.composed.args;
  await Busy.run();
  await userEvent.tab();
  await expect.element(field('Packs')).toHaveFocus();
  await userEvent.keyboard('3');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('12');
  await expect.element(field('Repeats')).toHaveValue('12');
  expect(onValueChange).toHaveBeenNthCalledWith(1, { quantity: '3', days: '', repeats: '' });
  expect(onValueChange).toHaveBeenLastCalledWith({ quantity: '3', days: '', repeats: '12' });
});

test('says which field is wrong', async () => {
  await Wrong.run();
  await expect.element(field('or days')).toBeInvalid();
  await expect.element(field('or days')).toHaveAccessibleDescription('Give a whole number from 1 to 366.');
  await expect.element(field('Packs')).not.toBeInvalid();
});

test.each([
  [{ quantity: ' ', days: '', repeats: '' }, undefined],
  [{ quantity: ' 3 ', days: '', repeats: '2' }, { written: { quantity: 3, repeats: 2 } }],
  [{ quantity: '', days: '90', repeats: '' }, { written: { days: 90, repeats: 0 } }],
  [{ quantity: '', days: '', repeats: '2' }, { wrong: 'quantity' }],
  [
    { quantity: '0', days: '', repeats: '' },
    { wrong: 'quantity', range: [1, 999] },
  ],
  [
    { quantity: '1', days: '367', repeats: '' },
    { wrong: 'days', range: [1, 366] },
  ],
  [
    { quantity: '1', days: '', repeats: '1.5' },
    { wrong: 'repeats', range: [0, 12] },
  ],
])('%o is read as %o', (draft, read) => {
  expect(readWritten(draft)).toEqual(read);
});

test('what stands is typed again as it was read', () => {
  for (const written of [
    { quantity: 3, days: null, repeats: 2 },
    { quantity: null, days: 90, repeats: 0 },
  ])
    expect(readWritten(writtenDraft(written))).toEqual({
      written: Object.fromEntries(Object.entries(written).filter(([, one]) => one !== null)),
    });
  expect(readWritten(writtenDraft(null))).toBeUndefined();
});
