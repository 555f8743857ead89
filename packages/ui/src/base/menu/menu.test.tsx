import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantAbove, VariantClosed } from './menu.stories.tsx';

const opener = page.getByRole('button', { name: 'More' });
const menu = page.getByRole('menu', { name: 'More' });
const item = (name: string) => menu.getByRole('menuitem', { name });
const shut = () => expect.element(menu).not.toBeInTheDocument();

test('opens by its button, and a press on an item acts once and closes it', async () => {
  const { onClick, onOpenChange } = VariantClosed.composed.args;
  await VariantClosed.run();
  await shut();
  await userEvent.click(opener);
  await expect.element(item('Invoice')).toHaveAttribute('href', '#invoice');
  await userEvent.click(item('Cancel order'));
  expect(onClick).toHaveBeenCalledTimes(1);
  await shut();
  expect(onOpenChange).toHaveBeenNthCalledWith(1, true);
  expect(onOpenChange).toHaveBeenNthCalledWith(2, false);
});

test('follows a link by Enter', async () => {
  location.hash = '';
  await VariantClosed.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Invoice')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await shut();
  expect(location.hash).toBe('#invoice');
  location.hash = '';
});

test('goes through its items by arrows, Home, End and a first letter; Escape closes and gives focus back', async () => {
  await VariantClosed.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Invoice')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Order again')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Cancel order')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Order again')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Cancel order')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Invoice')).toHaveFocus();
  await userEvent.keyboard('o');
  await expect.element(item('Order again')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await shut();
  await expect.element(opener).toHaveFocus();
});

test('closes by a press beside it', async () => {
  await Default.run();
  await expect.element(item('Invoice')).toBeVisible();
  await userEvent.click(document.body, { position: { x: 390, y: 5 }, force: true });
  await shut();
});

test('stands beside its button, which stays in sight', async () => {
  for (const story of [Default, VariantAbove]) {
    await story.run();
    await expect.element(item('Invoice')).toBeVisible();
    await expect
      .poll(() => {
        const surface = menu.element().getBoundingClientRect(),
          button = document.querySelector('[data-slot=button]')!.getBoundingClientRect();
        const gap = story === Default ? surface.top - button.bottom : button.top - surface.bottom;
        return [Math.abs(surface.left - button.left) <= 8, gap >= 0 && gap < 16];
      })
      .toEqual([true, true]);
  }
});

test('has items of at least 44 px', async () => {
  await Default.run();
  for (const one of menu.getByRole('menuitem').elements())
    expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
