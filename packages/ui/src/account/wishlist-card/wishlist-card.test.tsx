import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BusyAdding, Busy, Default, InCart } from './wishlist-card.stories.tsx';

const remove = page.getByRole('button', { name: 'Remove Paramol 650' }),
  add = page.getByRole('button', { name: 'Add to Cart: Paramol 650' });

test('added and removed by mouse and by keyboard; the name is the one link', async () => {
  const { onAdd, onRemove } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('link')).toHaveTextContent('Paramol 650');
  await userEvent.click(add);
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('while it is being added it is not told again, and focus stays', async () => {
  const { onAdd } = BusyAdding.composed.args;
  await BusyAdding.run();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).not.toHaveBeenCalled();
  await expect.element(add).toHaveFocus();
});

test('how many are in the cart is said in a status', async () => {
  await InCart.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 in cart');
});

test('removed and put back: it is said, and focus is never lost', async () => {
  const { onRemove, onUndo } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(remove);
  expect(onRemove).toHaveBeenCalledTimes(1);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Paramol 650 is no longer on your wishlist.');
  await expect
    .element(page.getByRole('button', { name: 'Undo: keep Paramol 650 on your wishlist' }))
    .toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledTimes(1);
  await expect.element(remove).toHaveFocus();
});
