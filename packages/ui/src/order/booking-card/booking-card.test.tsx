import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KindAppointment, Default, ExpiredPast, WithReceipt } from './booking-card.stories.tsx';

const card = (name: string) => page.getByRole('article', { name });

test('one link of the name of what was booked, with kind, time, state and what to do', async () => {
  await Default.run();
  const visit = card('Dressing of a wound');
  await expect
    .element(visit.getByRole('link', { name: 'Dressing of a wound' }))
    .toHaveAttribute('href', '#booking');
  expect(visit.getByRole('link').elements()).toHaveLength(1);
  for (const text of [
    'Home visit',
    /Tue 24 Nov.*10:30 AM/,
    'Sunita Toppo, Nurse, GNM',
    'Booked',
    /your code for the door/,
  ])
    await expect.element(visit.getByText(text)).toBeVisible();
});
test('an appointment is told to come early', async () => {
  await KindAppointment.run();
  await expect.element(card('Dr. Ananya Sen').getByText(/15 minutes early/)).toBeVisible();
});
test('one that is over asks for nothing, and can be booked again', async () => {
  await ExpiredPast.run();
  const visit = card('Dressing of a wound');
  await expect
    .element(visit.getByRole('link', { name: 'Book again: Dressing of a wound' }))
    .toHaveAttribute('href', '#again');
  await expect.element(visit.getByText(/your code for the door/)).not.toBeInTheDocument();
  await expect.element(visit.getByText('Done')).toBeVisible();
});
test('a further button is its own: the link over the card does not take its press', async () => {
  await WithReceipt.run();
  const button = card('Dressing of a wound').getByRole('button', { name: 'Download receipt' });
  let presses = 0;
  button.element().addEventListener('click', () => presses++);
  await userEvent.click(button);
  expect(presses).toBe(1);
});
