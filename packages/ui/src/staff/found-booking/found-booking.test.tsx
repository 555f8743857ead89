import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KindAppointment, Cancelled, Default, Done, StepOnTheWay } from './found-booking.stories.tsx';

const row = page.getByRole('article', { name: 'Tue 24 Nov, 10:30 AM Asha Kumari' });
const cancel = page.getByRole('button', { name: 'Cancel booking: Asha Kumari, Tue 24 Nov, 10:30 AM' });

test('says what is booked for whom, leads to the board, and asks before it is cancelled', async () => {
  const { onCancel } = Default.composed.args;
  await Default.run();
  for (const text of [/Wound dressing/, /PV-7K3M9QX2BDFH/, 'Booked'])
    await expect.element(row.getByText(text)).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: /^Show on the board/ }))
    .toHaveAttribute('href', '#board');
  await expect
    .element(row.getByRole('link', { name: /^Call Asha/ }))
    .toHaveAttribute('href', 'tel:+919876543210');
  await userEvent.click(cancel);
  expect(onCancel).toHaveBeenCalledOnce();
});
test('it takes focus by script, and Tab does not stop at it', async () => {
  await Default.run();
  row.element().focus();
  await expect.element(row).toHaveFocus();
  row.element().blur();
  await userEvent.tab();
  await expect.element(row.getByRole('link', { name: /^Call Asha/ })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(row).not.toHaveFocus();
});
test('an appointment stands on no board', async () => {
  await KindAppointment.run();
  await expect.element(row.getByText(/Dr\. Ananya Sen/)).toBeVisible();
  await expect.element(row.getByRole('link', { name: /board/ })).not.toBeInTheDocument();
  await expect.element(cancel).toBeVisible();
});
test.each([StepOnTheWay, Done, Cancelled])('what cannot be cancelled is not offered to be', async (story) => {
  await story.run();
  await expect.element(row).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
});
