import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  VariantBrief,
  Default,
  Error,
  VariantOverDialog,
  VariantOverFocus,
  VariantRegion,
  VariantStaying,
  WithAction,
} from './toast.stories.tsx';
import { Toast, ToastRegion } from './toast.tsx';

const close = () => page.getByRole('button', { name: 'Close message' });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('it closes by itself', async () => {
  const { onClose: onDismiss } = VariantBrief.composed.args;
  await VariantBrief.run();
  await expect.poll(() => vi.mocked(onDismiss).mock.calls.length).toBe(1);
});

// Stories run on real timers; the page's own are taken over once the toast waits, so that time can pass at once.
const passTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};

test('it waits while the pointer is on it', async () => {
  const { onClose: onDismiss } = Default.composed.args;
  await Default.run();
  const message = page.getByText('Paramol 650 is in your cart');
  await userEvent.hover(message);
  passTime();
  vi.runAllTimers();
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.unhover(message);
  vi.runAllTimers();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('it waits while focus is on it', async () => {
  const { onClose: onDismiss } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(close()).toHaveFocus();
  passTime();
  vi.runAllTimers();
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.tab();
  vi.runAllTimers();
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('an error stays until it is closed', async () => {
  const { onClose: onDismiss } = Error.composed.args;
  await Error.run();
  await userEvent.hover(close());
  passTime();
  await userEvent.unhover(close());
  vi.runAllTimers();
  expect(onDismiss).not.toHaveBeenCalled();
  vi.useRealTimers();
  await userEvent.click(close());
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('what stays is there until it is closed', async () => {
  const { onClose: onDismiss } = VariantStaying.composed.args;
  await VariantStaying.run();
  await userEvent.hover(close());
  passTime();
  await userEvent.unhover(close());
  vi.runAllTimers();
  expect(onDismiss).not.toHaveBeenCalled();
  vi.useRealTimers();
  await userEvent.click(close());
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('its action acts and closes it, by mouse and by keyboard', async () => {
  const { onClose: onDismiss, onAction } = WithAction.composed.args;
  await WithAction.run();
  await userEvent.click(page.getByRole('button', { name: 'View cart' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledTimes(2);
});

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

test('the region puts messages and errors into their own live regions, and focus stays where it is', async () => {
  await VariantRegion.run();
  await expect.element(page.getByRole('status').getByText('Paramol 650 is in your cart')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(/You are offline/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
});

test('closed by keyboard or by mouse, focus goes back to where it came from, and the regions stay', async () => {
  await VariantRegion.run();
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

/** Draws a toast on the page's timers, which the test then moves. */
function timed(message: string) {
  passTime();
  const onDismiss = vi.fn();
  const { unmount } = render(<Toast tone="success" message={message} onClose={onDismiss} />);
  return { onDismiss, unmount };
}

test('without a duration it stays 3 s, and a second more for every 15 letters past 40', () => {
  const short = timed('Paramol 650 is in your cart');
  vi.advanceTimersByTime(2_999);
  expect(short.onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(short.onDismiss).toHaveBeenCalledTimes(1);
  short.unmount();
  const long = timed('a'.repeat(70));
  vi.advanceTimersByTime(4_999);
  expect(long.onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(long.onDismiss).toHaveBeenCalledTimes(1);
  long.unmount();
});

test('its action pressed in a region, focus goes back to where it came from', async () => {
  await VariantRegion.run();
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
    await VariantRegion.run();
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
  await VariantRegion.run();
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

test("a caller's own handlers are called, and it waits all the same", async () => {
  const heard: string[] = [];
  const hear = ({ type }: { type: string }) => heard.push(type);
  const onClose = vi.fn();
  render(
    <Toast
      tone="success"
      message="Paramol 650 is in your cart"
      onClose={onClose}
      onPointerEnter={hear}
      onPointerLeave={hear}
      onFocus={hear}
      onBlur={hear}
    />,
  );
  await userEvent.hover(page.getByText('Paramol 650 is in your cart'));
  await userEvent.tab();
  await expect.element(close()).toHaveFocus();
  passTime();
  vi.runAllTimers();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.unhover(page.getByText('Paramol 650 is in your cart'));
  (close().element() as HTMLElement).blur();
  // The pointer enters once more where the toast moved below it.
  expect([...new Set(heard)]).toEqual(['pointerenter', 'focus', 'pointerleave', 'blur']);
});

test("a region's own onFocus is called, and focus goes back all the same", async () => {
  const onFocus = vi.fn();
  const toast = { id: 'one', tone: 'error', message: 'You are offline' } as const;
  const onClose = vi.fn();
  render(
    <>
      <button type="button">Add to Cart</button>
      <ToastRegion toasts={[toast]} onFocus={onFocus} onClose={onClose} />
    </>,
  );
  const add = page.getByRole('button', { name: 'Add to Cart' });
  (add.element() as HTMLElement).focus();
  (close().element() as HTMLElement).focus();
  expect(onFocus).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('one');
  await expect.element(add).toHaveFocus();
});
