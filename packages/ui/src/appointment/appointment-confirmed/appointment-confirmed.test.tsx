import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  StepBegun,
  Busy,
  Default,
  ExpiredLate,
  EmptyNoMessages,
  EmptyNoReminders,
  WithoutWays,
} from './appointment-confirmed.stories.tsx';

const text = (said: string | RegExp) => page.getByText(said);

test('what is said of messages is true for this patient', async () => {
  await Default.run();
  await expect.element(text('A confirmation was sent by SMS and e-mail.')).toBeVisible();
  await expect.element(text(/We remind you by SMS and e-mail/)).toBeVisible();
  await EmptyNoReminders.run();
  await expect.element(text('A confirmation was sent by SMS.')).toBeVisible();
  await expect.element(text(/Reminders are off/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Change in Settings' })).toBeVisible();
  await EmptyNoMessages.run();
  await expect.element(text(/You chose to get no messages/)).toBeVisible();
  await expect.element(text(/remind/i)).not.toBeInTheDocument();
  await WithoutWays.run();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(text(/SMS|e-mail|remind|no messages/i)).not.toBeInTheDocument();
});

test('what was booked stands below the heading, with its number and what was paid', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Appointment Confirmed!' })).toBeVisible();
  await expect.element(text('Dr. Meera Sinha')).toBeVisible();
  await expect.element(text('AP-7K2P9QX4M3WT')).toBeVisible();
  const paid = page.getByRole('term').getByText('Paid').element();
  expect(paid.nextElementSibling).toHaveTextContent('₹500.00');
});

test('it leads to the first page, to another appointment and to the phone', async () => {
  await Default.run();
  for (const [name, href] of [
    ['Go to Homepage', '#home'],
    ['Book Another Appointment', '#doctors'],
    ['Call 0651 234 5678', 'tel:+916512345678'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('it says until when it can be changed, and by when all of the money comes back', async () => {
  await Default.run();
  await expect.element(text(/You can move or cancel it yourself until Tue 24 Nov.*10:30 AM/)).toBeVisible();
  await expect.element(text(/Cancelled by Tue 24 Nov.*6:30 AM, all of your money comes back/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Move or cancel' })).toBeVisible();
  await ExpiredLate.run();
  await expect.element(text(/all of your money/)).not.toBeInTheDocument();
  await StepBegun.run();
  await expect.element(text(/move or cancel/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Move or cancel' })).not.toBeInTheDocument();
});

test('the calendar file is asked for by mouse and by keyboard, once while it comes', async () => {
  const { onAddToCalendar } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Add to calendar' }));
  await userEvent.keyboard('{Enter}');
  expect(onAddToCalendar).toHaveBeenCalledTimes(2);
  const { onAddToCalendar: again } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(page.getByRole('button', { name: 'Preparing the file...' }), { force: true });
  expect(again).not.toHaveBeenCalled();
});
