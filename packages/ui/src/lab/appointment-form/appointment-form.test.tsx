import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Error, OutOfRange } from './appointment-form.stories.tsx';

const button = (name: string) => page.getByRole('button', { name });

test('what is asked for and booked is told', async () => {
  const { onLocate, onCheck, onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(button('Get Current Location'));
  expect(onLocate).toHaveBeenCalledOnce();
  await userEvent.click(button('Check delivery availability'));
  expect(onCheck).toHaveBeenCalledOnce();
  await userEvent.click(button('Book Appointment'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a full time is shown and cannot be chosen, and the fast says why others are missing', async () => {
  await Default.run();
  await expect.element(page.getByRole('radio', { name: /8:00/ })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: /8:30/ })).toBeEnabled();
  await expect.element(page.getByText(/need 12 hours without food/)).toBeVisible();
});

test('what is wrong gets the focus in its order, and leads to its field', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(
    page
      .getByRole('alert')
      .getByRole('link')
      .elements()
      .map((one) => one.textContent),
  ).toEqual([
    'Please select a date',
    'Please select a time',
    'Please enter your address',
    'Please check delivery availability first',
  ]);
  await userEvent.click(page.getByRole('link', { name: 'Please select a time' }));
  await expect.element(page.getByRole('group', { name: 'Time' })).toHaveFocus();
});

test('where nobody comes that is said', async () => {
  await OutOfRange.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Home collection is not available for your location');
});

test('where somebody comes that is said with what it costs, and the sum as one to pay at collection', async () => {
  await Default.run();
  await expect.element(page.getByText('We come to you')).toBeVisible();
  await expect.element(page.getByText('4.2 km from us · Collection is free')).toBeVisible();
  const sum = page.getByText('₹1,049.00', { exact: true }).element();
  expect(sum.nextElementSibling).toHaveTextContent('to pay at collection');
  await Default.extend({
    args: { delivery: { available: true, distanceKm: 4.2, chargePaise: 1_300 } },
  }).run();
  await expect.element(page.getByText(/^4\.2 km from us · .*₹13\.00/)).toBeVisible();
});
