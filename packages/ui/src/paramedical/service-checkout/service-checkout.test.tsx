import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, PendingOrderNeeded, ErrorProblems } from './service-checkout.stories.tsx';

const pay = page.getByRole('button', { name: 'Pay ₹399.00 & Book Service' });

test('what is booked and paid is said before one pays', async () => {
  await Default.run();
  for (const said of [
    'Tue 24 Nov, 11:00 AM to 11:45 AM · Indian time',
    'included',
    'We come within 30 km of our pharmacy in Ranchi.',
  ])
    await expect.element(page.getByText(said)).toBeVisible();
  for (const name of ['Service', 'Where we come', 'When we come', 'Keep ready'])
    await expect.element(page.getByRole('region', { name })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Doctor’s order' })).not.toBeInTheDocument();
  await PendingOrderNeeded.run();
  await expect.element(page.getByRole('region', { name: 'Doctor’s order' })).toBeVisible();
});

test('its one button pays, by mouse and by keyboard, and is in sight on a phone', async () => {
  await page.viewport(360, 640);
  const { onPay, onNotesChange } = Default.composed.args;
  await Default.run();
  expect(pay.elements()).toHaveLength(1);
  expect(pay.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  await userEvent.click(pay);
  await userEvent.keyboard('{Enter}');
  expect(onPay).toHaveBeenCalledTimes(2);
  await userEvent.type(page.getByRole('textbox', { name: /Notes for the nurse/ }), 'B');
  expect(onNotesChange).toHaveBeenLastCalledWith('B');
});

test('while the way to pay is fetched it is busy, and pays no second time', async () => {
  await Busy.run();
  await expect.element(pay).toHaveAttribute('aria-busy', 'true');
  (pay.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(Busy.composed.args.onPay).not.toHaveBeenCalled();
});

test('what is missing takes the focus, and is said where it is summed up', async () => {
  await ErrorProblems.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(page.getByText('not chosen yet').elements()).toHaveLength(2);
});
