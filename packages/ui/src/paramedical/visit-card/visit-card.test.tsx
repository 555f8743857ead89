import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Cancelled, Default, Hindi, WithoutNurse, KindPayAtVisit } from './visit-card.stories.tsx';

const card = page.getByRole('article', { name: 'Dressing of a wound' });

test('it says who comes and what was paid, and leads to the pass', async () => {
  await Default.run();
  await expect.element(card.getByText('Sunita Toppo · Nurse, GNM · Reg. JNRC 20317')).toBeVisible();
  await expect.element(card.getByText('₹399.00 paid')).toBeVisible();
  await expect.element(card.getByText('Tue 24 Nov, 10:30 AM to 11:15 AM')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Open visit pass: Dressing of a wound' }))
    .toHaveAttribute('href', '#visit');
});
test('nobody is chosen yet: it says so', async () => {
  await WithoutNurse.run();
  await expect.element(card.getByText('We tell you who comes as soon as we know')).toBeVisible();
});
test('what is paid at the visit is never shown as paid', async () => {
  await KindPayAtVisit.run();
  await expect.element(card.getByText('₹412.00 to pay at the visit')).toBeVisible();
  await expect.element(card.getByText(/ paid$/)).not.toBeInTheDocument();
});
test('one that was cancelled says what goes back, and can be booked again', async () => {
  await Cancelled.run();
  await expect.element(card.getByText('₹399.00 goes back to you')).toBeVisible();
  await expect
    .element(card.getByRole('link', { name: 'Book again: Dressing of a wound' }))
    .toHaveAttribute('href', '#again');
  await expect.element(card.getByText(/Shanti Apartments/)).not.toBeInTheDocument();
});
test('in Hindi it says from when to when', async () => {
  await Hindi.run();
  await expect.element(page.getByText('मंगल 24 नवंबर, सुबह 10:30 से सुबह 11:15 तक')).toBeVisible();
});
