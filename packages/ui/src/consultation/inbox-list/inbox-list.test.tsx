import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Danger, Default, Empty, VariantJustNow, VariantOverNight } from './inbox-list.stories.tsx';

const link = (name: string) => page.getByRole('link', { name });

test('each patient is a link of that name; the open one is the current one', async () => {
  await Default.run();
  await expect.element(link('Asha Kumari')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Birsa Munda')).not.toHaveAttribute('aria-current');
  await userEvent.tab();
  await expect.element(link('Birsa Munda')).toHaveFocus();
  await expect.element(link('Birsa Munda')).toHaveAttribute('href', '#c3');
});
test('danger is said in words, and what was not answered too', async () => {
  await Default.run();
  await expect.element(page.getByText('Danger signs: Chest pain or pressure, Hard to breathe')).toBeVisible();
  await expect.element(page.getByText('Danger signs not answered')).toBeVisible();
});
test('marks a danger sign that waits in words, and one that nobody has answered', async () => {
  await Danger.run();
  await expect.element(page.getByText('Danger: answer first')).toBeVisible();
  await expect.element(page.getByText('Danger: no doctor has answered')).toBeVisible();
  await expect.element(page.getByText('Written in the chat: Hard to breathe, Other emergency')).toBeVisible();
  await expect.element(page.getByText('Patient of another doctor. Open to take over.')).toBeVisible();
});
test('the wait is counted from the first message that nobody has answered', async () => {
  await Default.run();
  await expect.element(page.getByText('Waits 52 min')).toBeVisible();
  await expect.element(page.getByText('Patient’s turn')).toBeVisible();
  await expect.element(page.getByText('Begins Tue 24 Nov, 3:00 PM')).toBeVisible();
  await VariantJustNow.run();
  await expect.element(page.getByText('Has just written')).toBeVisible();
  await VariantOverNight.run();
  await expect.element(page.getByText('Waits 11 h')).toBeVisible();
});
test('without consultations it says what comes', async () => {
  await Empty.run();
  await expect.element(page.getByRole('heading', { name: 'Nobody waits' })).toBeVisible();
});
