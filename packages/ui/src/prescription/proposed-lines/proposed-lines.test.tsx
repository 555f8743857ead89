import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './proposed-lines.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('quantities are wished for, as far as packs are there; the last one taken away is 0', async () => {
  const { onQuantityChange } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByText('₹231.90 in all')).toBeVisible();
  await userEvent.click(button('Decrease quantity of Omezen 20'));
  await userEvent.click(button('Increase quantity of Azilide 500'), { force: true });
  await userEvent.click(button('Remove Azilide 500'));
  expect(onQuantityChange).toHaveBeenCalledTimes(2);
  expect(onQuantityChange).toHaveBeenNthCalledWith(1, 3, 1);
  expect(onQuantityChange).toHaveBeenNthCalledWith(2, 4, 0);
});
