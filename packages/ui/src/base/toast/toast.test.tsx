import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantBrief, Default, Error, VariantStaying, WithAction } from './toast.stories.tsx';
import { Toast } from './toast.tsx';

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

test("a caller's own handlers are called, and it waits all the same", async () => {
  const heard: string[] = [];
  const hear = ({ type }: { type: string }) => heard.push(type);
  const handlers = { onPointerEnter: hear, onPointerLeave: hear, onFocus: hear, onBlur: hear };
  const { onClose } = Default.composed.args;
  await Default.run({ args: { ...Default.composed.args, ...handlers } });
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
