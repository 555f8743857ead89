import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default } from './order-filter.stories.tsx';

const select = page.getByRole('combobox', { name: 'Show' });

test('it names every status of an order, All Orders first', async () => {
  await Default.run();
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['All Orders', 'Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled']);
});

test('by mouse it tells the chosen one, and shows what the page says', async () => {
  const { onValueChange } = Busy.composed.args;
  await Busy.run();
  await userEvent.selectOptions(select, 'Shipped');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('shipped');
  await expect.element(select).toHaveValue('shipped');
});

test('by keyboard: an arrow chooses the next, a first letter its own', async () => {
  const { onValueChange } = Busy.composed.args;
  await Busy.run();
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(select).toHaveValue('pending');
  await userEvent.keyboard('D');
  await expect.element(select).toHaveValue('delivered');
  expect(onValueChange).toHaveBeenNthCalledWith(1, 'pending');
  expect(onValueChange).toHaveBeenNthCalledWith(2, 'delivered');
  expect(onValueChange).toHaveBeenCalledTimes(2);
});

test('a page that does not follow keeps what it says', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.selectOptions(select, 'Cancelled');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('cancelled');
  await expect.element(select).toHaveValue('all');
});
