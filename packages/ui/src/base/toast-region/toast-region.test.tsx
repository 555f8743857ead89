import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantOverDialog, VariantOverFocus, VariantPressed } from './toast-region.stories.tsx';

const close = () => page.getByRole('button', { name: 'Close message' });

test('it never covers what has focus', async () => {
  await VariantOverFocus.run();
  const covered = page.getByRole('button', { name: 'Pay' }).element();
  const toast = page.getByText('Paramol 650 is in your cart').element();
  expect(document.activeElement).toBe(covered);
  await expect
    .poll(() => {
      const mine = toast.getBoundingClientRect(),
        theirs = covered.getBoundingClientRect();
      return mine.bottom <= theirs.top || theirs.bottom <= mine.top;
    })
    .toBe(true);
});

test('it puts messages and errors into their own live regions, and focus stays where it is', async () => {
  await VariantPressed.run();
  await expect.element(page.getByRole('status').getByText('Paramol 650 is in your cart')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(/You are offline/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
});

test('closed by keyboard or by mouse, focus goes back to where it came from, and the regions stay', async () => {
  await VariantPressed.run();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await userEvent.tab();
  await expect.element(close().first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/You are offline/)).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  await userEvent.click(close());
  await expect.element(page.getByText(/in your cart/)).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  expect(page.getByRole('status').elements()).toHaveLength(1);
  expect(page.getByRole('alert').elements()).toHaveLength(1);
});

test('an action pressed, focus goes back to where it came from', async () => {
  await VariantPressed.run();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'View cart' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/in your cart/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
});

test('on a phone it stands above the bar at the lower edge, on a wide screen at the upper end', async () => {
  const box = () =>
    page
      .getByText(/in your cart/)
      .element()
      .getBoundingClientRect();
  await page.viewport(360, 640);
  document.documentElement.style.setProperty('--bottom-inset', '120px');
  try {
    await VariantPressed.run();
    expect(box().top).toBeGreaterThan(320);
    expect(box().bottom).toBeLessThanOrEqual(520);
    await page.viewport(1280, 800);
    expect([box().bottom < 400, box().left > 640]).toEqual([true, true]);
  } finally {
    document.documentElement.style.removeProperty('--bottom-inset');
    await page.viewport(1280, 800);
  }
});

test('beside a toast the page can be pressed', async () => {
  await VariantPressed.run();
  const { top } = page
    .getByText(/in your cart/)
    .element()
    .getBoundingClientRect();
  expect(document.elementFromPoint(5, top)?.closest('[data-slot="toast-region"]')).toBeNull();
});

test('above a dialog it is heard and pressed, by mouse and by keyboard, and outlives it', async () => {
  await VariantOverDialog.run();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await expect.element(dialog.getByRole('alert').getByText(/You are offline/)).toBeVisible();
  await userEvent.click(close().first());
  await expect.element(page.getByText(/You are offline/)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'View cart' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').getByText('Paramol 650 is in your cart')).toBeVisible();
  await userEvent.click(close());
  await expect.element(page.getByText(/in your cart/)).not.toBeInTheDocument();
});

test("a caller's own onFocus is called, and focus goes back all the same", async () => {
  const onFocus = vi.fn();
  await VariantPressed.run({ args: { ...VariantPressed.composed.args, onFocus } });
  await userEvent.tab();
  await expect.element(close().first()).toHaveFocus();
  expect(onFocus).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
});
