import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  DoneAdded,
  Default,
  NotFoundGone,
  EmptyNoOther,
  OutOfStock,
  DoneUsedUp,
} from './written-line.stories.tsx';

const buttons = page.getByRole('button');

test('one press adds what is offered', async () => {
  const { onAdd } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Add Glumet 500, 2 packs, as the doctor wrote' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(7, 2);
});
test('out of stock, it says so and offers the same salt and strength', async () => {
  const { onAdd } = OutOfStock.composed.args;
  await OutOfStock.run();
  await expect.element(page.getByText('Out of stock', { exact: true })).toBeVisible();
  await expect.element(buttons).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'Add Glyform 500, 1 pack, for Glumet 500' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(9, 1);
});
test.each([
  ['used up', DoneUsedUp, 'Nothing left'],
  ['out of stock alone', EmptyNoOther, 'No other of the same salt and strength can be had.'],
  ['gone', NotFoundGone, 'No longer sold'],
] as const)('%s, nothing is offered, and it says why', async (_, story, text) => {
  await story.run();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(buttons).not.toBeInTheDocument();
});
test('in the cart, it says so, and is not added again', async () => {
  const { onAdd } = DoneAdded.composed.args;
  await DoneAdded.run();
  const added = page.getByRole('button', { name: 'Glumet 500 is in the cart' });
  await userEvent.click(added, { force: true });
  await expect.element(added).toHaveFocus();
  expect(onAdd).not.toHaveBeenCalled();
});
