import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, EmptyNoneChosen, OutOfStock } from './order-again.stories.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: RegExp) => page.getByRole('checkbox', { name });

test('a region by its heading; each row says how many, for how much and until when', async () => {
  await Default.run();
  await expect.element(page.getByRole('region', { name: 'Order again' })).toBeVisible();
  await expect
    .element(row(/^Amlovida 5 2 strips · ₹82\.40 Runs out Thu 26 Nov Prescription needed$/))
    .toBeVisible();
  await expect.element(row(/^Febrisol 650 1 strip · ₹22\.40 Bought Sun 1 Nov$/)).toBeVisible();
});

test('by mouse: some are left out, and one button adds the rest, once', async () => {
  const { onAdd, onSelectedChange: onChosenChange } = Busy.composed.args;
  await Busy.run();
  await expect.element(button('Add all 3 · ₹155.20')).toBeVisible();
  await userEvent.click(row(/^Gluvida/));
  expect(onChosenChange).toHaveBeenLastCalledWith(2, false);
  await userEvent.click(button('Add 2 · ₹104.80'));
  await userEvent.click(button('Added'), { force: true });
  expect(onAdd).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('link', { name: 'Go to cart' })).toBeVisible();
});

test('by keyboard: what was added keeps focus, and another choice brings the button back', async () => {
  const { onAdd } = Busy.composed.args;
  await Busy.run();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(row(/^Amlovida/)).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('Add 2 · ₹72.80')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalled();
  await expect.element(button('Added')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Added');
  await userEvent.click(row(/^Amlovida/));
  await expect.element(button('Add all 3 · ₹155.20')).toBeVisible();
});

test('what is out of stock cannot be chosen and is not counted', async () => {
  await OutOfStock.run();
  await expect.element(row(/^Gluvida.*Out of stock$/)).toBeDisabled();
  await expect.element(button('Add 2 · ₹104.80')).toBeVisible();
});

test('with nothing chosen nothing is told', async () => {
  const { onAdd } = EmptyNoneChosen.composed.args;
  await EmptyNoneChosen.run();
  await userEvent.click(button('Choose a medicine'), { force: true });
  expect(onAdd).not.toHaveBeenCalled();
});
