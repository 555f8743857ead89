import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StepBegun, Busy, Default, ExpiredLate, WithoutNumber } from './video-booked.stories.tsx';

test('it says when the link comes and to whom, and by when to be ready', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading', { name: 'Video Consultation Booked!' })).toBeVisible();
  await expect.element(page.getByText(/Sunday 22 November 2026, 2:00.PM/)).toBeVisible();
  await expect.element(page.getByText(/The link comes at 1:45 PM to 98765.43210/)).toBeVisible();
  await expect.element(page.getByText(/Be ready 5 minutes before, at 1:55 PM/)).toBeVisible();
  await WithoutNumber.run();
  await expect.element(page.getByText(/The link comes at/)).not.toBeInTheDocument();
});
test('what was booked stands below the heading, with its number and what was paid', async () => {
  await Default.run();
  for (const said of ['Dr. Meera Sinha', '30 minutes', 'VC-9XTB4M7K2WPQ'])
    await expect.element(page.getByText(said)).toBeVisible();
  const paid = page.getByRole('term').getByText('Paid').element();
  expect(paid.nextElementSibling).toHaveTextContent('₹500.00');
});
test('the order and the room are links, closing is a press', async () => {
  const { onClose } = Default.composed.args;
  await Default.run();
  await expect
    .element(page.getByRole('link', { name: 'View Order Details' }))
    .toHaveAttribute('href', '#order');
  await expect
    .element(page.getByRole('link', { name: 'Open the consultation room' }))
    .toHaveAttribute('href', '#room');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
test('it says until when it can be changed, and by when all of the money comes back', async () => {
  await Default.run();
  await expect.element(page.getByText(/Cancelled by 12:00 PM today, all of your money/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Move or cancel' })).toBeVisible();
  await ExpiredLate.run();
  await expect.element(page.getByText(/all of your money/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Move or cancel' })).toBeVisible();
  await StepBegun.run();
  await expect.element(page.getByRole('link', { name: 'Move or cancel' })).not.toBeInTheDocument();
});
test('the calendar file is asked for once while it comes', async () => {
  const { onAddToCalendar } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Add to calendar' }));
  expect(onAddToCalendar).toHaveBeenCalledOnce();
  await Busy.run();
  await userEvent.click(page.getByRole('button', { name: 'Preparing the file...' }), { force: true });
  expect(Busy.composed.args.onAddToCalendar).not.toHaveBeenCalled();
});
