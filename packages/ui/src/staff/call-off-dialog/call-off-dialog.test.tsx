import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, PendingDue, Refused } from './call-off-dialog.stories.tsx';

const dialog = page.getByRole('dialog', { name: 'Cancel the visit of Asha Kumari?' });
const reason = page.getByRole('combobox', { name: 'Reason' });
const note = page.getByRole('textbox', { name: /In your words/ });
const cancel = page.getByRole('button', { name: 'Cancel and give back ₹399.00' });

test('says what is cancelled, what goes back and who is told, and hands over the reason', async () => {
  const { onConfirm } = Default.composed.args;
  await Default.run();
  await expect.element(dialog).toHaveAccessibleDescription('Wound dressing · Tue 24 Nov, 10:30 AM');
  await expect
    .element(dialog.getByText(/the patient is told at once\. This cannot be undone\.$/))
    .toBeVisible();
  await expect.element(note).toHaveAccessibleDescription(/The patient reads this\./);
  await userEvent.selectOptions(reason, 'Nobody of ours can be there');
  await userEvent.fill(note, ' The nurse has a fever. ');
  await userEvent.click(cancel);
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: 'away', note: 'The nurse has a fever.' });
});
test('what is missing is said where it is missing, and nothing is handed over', async () => {
  const { onConfirm } = Default.composed.args;
  await Default.run();
  await userEvent.click(cancel);
  await expect.element(reason).toHaveAccessibleDescription('Please choose a reason.');
  await userEvent.selectOptions(reason, 'Something else');
  await userEvent.click(cancel);
  await expect.element(note).toHaveAccessibleDescription(/Please say why\./);
  expect(onConfirm).not.toHaveBeenCalled();
});
test('where nothing is paid no sum is promised', async () => {
  const { onConfirm } = PendingDue.composed.args;
  await PendingDue.run();
  await expect.element(dialog.getByText(/Nothing is paid yet, so no money goes back\./)).toBeVisible();
  await expect.element(note).toHaveAccessibleDescription(/It is kept in the audit\./);
  await userEvent.selectOptions(reason, 'The patient asked for it');
  await userEvent.click(page.getByRole('button', { name: 'Cancel the booking' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ reason: 'asked', note: '' });
});
test('while it is under way neither a press nor Escape does anything', async () => {
  const { onConfirm, onOpenChange } = Busy.composed.args;
  await Busy.run();
  await userEvent.selectOptions(reason, 'Booked twice');
  await userEvent.click(cancel, { force: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).toHaveDisplayValue('Booked twice');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
test('a refusal is said at once, and closes nothing', async () => {
  await Refused.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent(Refused.composed.args.error!);
  await expect.element(dialog).toBeVisible();
});
