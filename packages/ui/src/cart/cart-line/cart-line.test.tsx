import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Default,
  OutOfStockFewLeft,
  NotFoundGone,
  OutOfStock,
  PriceChanged,
  VariantSingle,
  ErrorLimit,
  ErrorTooMany,
} from './cart-line.stories.tsx';

const line = page.getByRole('article');

test('the name is the one link; a press beside the buttons does not follow it', async () => {
  location.hash = '';
  await Default.run();
  expect(line.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(line.getByRole('heading', { name: 'Omezen 20' }).getByRole('link'))
    .toHaveAttribute('href', '#omezen');
  await userEvent.click(line.getByText(/₹112\.50$/));
  expect(location.hash).toBe('');
  await userEvent.click(line, { position: { x: 30, y: 30 } });
  expect(location.hash).toBe('#omezen');
});

test('plus and minus tell the wished quantity, by mouse and by keyboard', async () => {
  const { onQuantityChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Increase quantity of Omezen 20' }));
  expect(onQuantityChange).toHaveBeenLastCalledWith(3);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(onQuantityChange).toHaveBeenLastCalledWith(1);
  expect(onQuantityChange).toHaveBeenCalledTimes(2);
});

test('what few are left of says how many, and takes no more', async () => {
  const { onQuantityChange } = OutOfStockFewLeft.composed.args;
  await OutOfStockFewLeft.run();
  await expect.element(line.getByText('Only 3 left')).toBeVisible();
  const plus = line.getByRole('button', { name: 'Increase quantity of Omezen 20' });
  await userEvent.click(plus);
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(3);
});

test('more than are left is said, and one press of the minus orders what is left', async () => {
  const { onQuantityChange } = ErrorTooMany.composed.args;
  await ErrorTooMany.run();
  await expect.element(line.getByText('Only 2 left. Order fewer to go on.')).toBeVisible();
  const plus = line.getByRole('button', { name: 'Increase quantity of Omezen 20' });
  await expect.element(plus).toHaveAccessibleDescription('2 is the most you can order at a time');
  await userEvent.click(line.getByRole('button', { name: 'Decrease quantity of Omezen 20' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(2);
});

test('the last one is removed', async () => {
  const { onQuantityChange } = VariantSingle.composed.args;
  await VariantSingle.run();
  await userEvent.click(page.getByRole('button', { name: 'Remove Omezen 20' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(0);
});

test('it shows the sum and the price of one; a single one has no price of one', async () => {
  await Default.run();
  await expect.element(line.getByText(/₹112\.50$/)).toBeVisible();
  await expect.element(line.getByText(/MRP ₹125\.00$/)).toBeVisible();
  await expect.element(line.getByText(/₹56\.25 each/)).toBeVisible();
  await VariantSingle.run();
  await expect.element(line.getByText(/^Now ₹56\.25$/)).toBeVisible();
  await expect.element(line.getByText(/each/)).not.toBeInTheDocument();
});

test('a changed price is said in the line', async () => {
  await PriceChanged.run();
  await expect.element(line.getByText('Price changed from ₹56.25 to ₹59.00')).toBeVisible();
});

test('an error is said in the line and describes the stepper', async () => {
  await ErrorLimit.run();
  await expect.element(line.getByText(/at most 4 packs of paracetamol/)).toBeVisible();
  await expect.element(line.getByRole('group')).toHaveAccessibleDescription(/at most 4 packs of paracetamol/);
  await expect.element(line).toHaveAttribute('data-state', 'error');
});

test.each([
  ['out of stock', OutOfStock, 1],
  ['gone', NotFoundGone, 0],
] as const)('what is %s can only be removed', async (_, story, links) => {
  const { onQuantityChange } = story.composed.args;
  await story.run();
  expect(line.getByRole('link').elements()).toHaveLength(links);
  expect(line.getByRole('button').elements()).toHaveLength(1);
  await userEvent.click(line.getByRole('button', { name: 'Remove Omezen 20' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(0);
});
