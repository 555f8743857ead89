import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, ErrorConflict, Default } from './review-foot.stories.tsx';

test('shows the keys, and saves by submitting', async () => {
  const { onShowKeys } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'All keys' }));
  expect(onShowKeys).toHaveBeenCalledOnce();
  await expect
    .element(page.getByRole('button', { name: 'Save and open next' }))
    .toHaveAttribute('type', 'submit');
});

test('where another was faster it looks again in place of saving', async () => {
  const { onLookAgain } = ErrorConflict.composed.args;
  await ErrorConflict.run();
  expect(page.getByRole('button', { name: 'Save and open next' }).query()).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onLookAgain).toHaveBeenCalledOnce();
});

test('while it saves it says so', async () => {
  await Busy.run();
  await expect.element(page.getByRole('button', { name: /Saving/ })).toBeVisible();
});
