import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Disabled, Error as Invalid, Filled, Hindi } from './date-picker.stories.tsx';

const field = page.getByLabelText('Date', { exact: true });
const opener = page.getByRole('button', { name: 'Choose from a calendar' });

test('a day that is typed is said in words, and reaches the caller as YYYY-MM-DD', async () => {
  const { onChange } = Default.composed.args;
  await Default.run();
  await userEvent.fill(field, '2026-12-01');
  expect(onChange).toHaveBeenCalled();
  await expect.element(field).toHaveValue('2026-12-01');
  await expect.element(page.getByText('Tuesday 1 December 2026')).toBeVisible();
});

test('a day is chosen from the calendar; focus returns to the button', async () => {
  const { onChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(opener);
  await userEvent.click(page.getByRole('button', { name: 'Wednesday 25 November 2026' }));
  await expect.element(field).toHaveValue('2026-11-25');
  expect(onChange).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('by keyboard', async () => {
  await Filled.run();
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Date' })).toBeVisible();
  const day = page.getByRole('button', { name: /^Tuesday 24 November 2026, chosen/ });
  for (let i = 0; i < 6 && document.activeElement !== day.element(); i++) await userEvent.tab();
  await expect.element(day).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
  await expect.element(field).toHaveValue('2026-11-26');
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('2026-11-26');
});

test('today is the first day unless one is given; its error is read with it', async () => {
  await Invalid.run();
  await expect.element(field).toHaveAttribute('min', '2026-11-22');
  await expect.element(field).toHaveAttribute('max', '2026-12-22');
  await expect.element(field).toHaveAccessibleDescription('Please choose a date from today on');
});

test('disabled, its calendar does not open', async () => {
  await Disabled.run();
  await expect.element(field).toBeDisabled();
  await expect.element(opener).toBeDisabled();
});

test('in Hindi', async () => {
  await Hindi.run();
  await expect.element(page.getByText('मंगलवार 24 नवंबर 2026')).toBeVisible();
});

test('an earlier first day can be given', async () => {
  await Default.run({ args: { ...Default.composed.args, min: '2026-11-20' } });
  await expect.element(field).toHaveAttribute('min', '2026-11-20');
  await userEvent.click(opener);
  await userEvent.click(page.getByRole('button', { name: 'Friday 20 November 2026' }));
  await expect.element(field).toHaveValue('2026-11-20');
});
