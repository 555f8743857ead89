import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Bengali, VariantBackwards, Default, Hindi, VariantPlain } from './calendar.stories.tsx';

const day = (name: RegExp | string) => page.getByRole('button', { name });
const focused = () => (document.activeElement as HTMLElement | null)?.dataset['day'];

test('a press chooses a day; a full day, a closed day and a past one are not chosen', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(day(/^Wednesday 25 November 2026/));
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-25');
  await expect.element(day('Friday 27 November 2026, full')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day('Friday 27 November 2026, full'), { force: true });
  await userEvent.click(day('Sunday 29 November 2026, closed'), { force: true });
  expect(onValueChange).toHaveBeenCalledTimes(1);
  const past = page.getByRole('gridcell', { name: '21', exact: true });
  await expect.element(past).toHaveAttribute('aria-disabled', 'true');
  expect(past.getByRole('button').elements()).toHaveLength(0);
});

test('a day says its number, its state, that it is today and that it is chosen', async () => {
  await Default.run();
  await expect.element(day('Sunday 22 November 2026, today, 7 free')).toHaveAttribute('aria-current', 'date');
  await expect.element(day('Tuesday 24 November 2026, chosen, 5 free')).toBeVisible();
  await expect
    .element(page.getByRole('gridcell', { name: 'Tuesday 24 November 2026, chosen, 5 free' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
});

test('by keyboard: one tab stop; arrows, Home, End, Page Up and Page Down, with Shift by year; Enter chooses', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByText('November 2026'));
  (page.getByRole('button', { name: 'Next month' }).element() as HTMLElement).focus();
  await userEvent.tab();
  const go = async (keys: string, wanted: string) => {
    await userEvent.keyboard(keys);
    expect(focused(), keys).toBe(wanted);
  };
  expect(focused()).toBe('2026-11-24');
  await go('{ArrowRight}', '2026-11-25');
  await go('{ArrowLeft}{ArrowLeft}', '2026-11-23');
  await go('{ArrowDown}', '2026-11-30');
  await go('{ArrowDown}', '2026-12-07');
  await go('{End}', '2026-12-12');
  await go('{Home}', '2026-12-06');
  await go('{PageUp}', '2026-11-22');
  await go('{ArrowLeft}', '2026-11-22');
  await go('{PageDown}', '2026-12-22');
  await go('{ArrowRight}', '2026-12-22');
  await go('{Shift>}{PageUp}{/Shift}', '2026-11-22');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-25');
  await userEvent.tab();
  expect(focused()).toBeUndefined();
});

test('by year, over the end of a shorter month', async () => {
  await VariantBackwards.run();
  const grid = page.getByRole('grid');
  (grid.element().querySelector('[tabindex="0"]') as HTMLElement).focus();
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('2026-04-06');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{PageUp}');
  expect(focused()).toBe('2026-02-28');
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  expect(focused()).toBe('2026-01-01');
});

test('the buttons turn months within what can be chosen, and keep the focus at the end', async () => {
  await Default.run();
  const next = page.getByRole('button', { name: 'Next month' });
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled');
  await userEvent.click(next);
  await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next, { force: true });
  await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await expect.element(next).toHaveFocus();
});

test('from right to left the arrows follow the eye', async () => {
  await VariantPlain.run({ args: { ...VariantPlain.composed.args, dir: 'rtl' } });
  (page.getByRole('grid').element().querySelector('[tabindex="0"]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('2026-11-23');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('2026-11-22');
});

test('describes its keys to screen readers', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('grid'))
    .toHaveAccessibleDescription('Arrow keys move by day, Page Up and Page Down by month.');
});

test('in Hindi', async () => {
  await Hindi.run();
  await expect.element(day('मंगलवार 24 नवंबर 2026, चुना हुआ, 5 ख़ाली')).toBeVisible();
});

test('in Bengali, by Intl', async () => {
  await Bengali.run();
  await expect.element(day('মঙ্গলবার, 24 নভেম্বর, 2026, বেছে নেওয়া, 5টি খালি')).toBeVisible();
  await expect.element(page.getByRole('grid', { name: 'নভেম্বর 2026' })).toBeVisible();
});
