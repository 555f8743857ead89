import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Busy,
  Default,
  KindCollection,
  KindUpi,
  NotFoundReceiver,
  OpenAgain,
  Refused,
} from './correct-payment-dialog.stories.tsx';

const dialog = page.getByRole('dialog', { name: 'Correct payment of Asha Kumari' });
const reason = page.getByRole('textbox', { name: 'Why is it wrong?' });
const confirm = page.getByRole('button', { name: 'Correct payment', exact: true });
const keep = page.getByRole('button', { name: 'Keep payment' });
const rows = () =>
  [...dialog.element().querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);

test('shows who received how much, how and when, and the consequence', async () => {
  await KindUpi.run();
  expect(rows()).toEqual([
    ['Who took the money', 'Anjali Topno'],
    ['Amount taken', '₹406.00'],
    ['Paid by', 'UPI'],
    ['UPI transaction number', '533812345678'],
    ['Taken on', 'Tue 24 Nov 2026, 11:10 AM'],
  ]);
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/The visit counts as unpaid again, and the payment can be recorded anew\.$/);
  await KindCollection.run();
  await expect.element(dialog).toHaveAccessibleDescription(/The collection counts as unpaid again/);
});
test('names what nobody recorded', async () => {
  await NotFoundReceiver.run();
  expect(rows()).toEqual([
    ['Who took the money', 'Not recorded'],
    ['Amount taken', '₹406.00'],
    ['Paid by', 'Not recorded'],
    ['Taken on', 'Tue 24 Nov 2026, 11:10 AM'],
  ]);
});
test('keeps names, amounts and references from translation', async () => {
  await KindUpi.run();
  expect(
    [...dialog.element().querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent),
  ).toEqual(['Anjali Topno', '₹406.00', '533812345678']);
});
test('requires a reason, focuses its field and reports it trimmed', async () => {
  const { onConfirm } = Default.composed.args;
  await Default.run();
  await userEvent.click(confirm);
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveAccessibleDescription(/Please say why the payment is corrected\./);
  await userEvent.fill(reason, ' \n ');
  await userEvent.click(confirm);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.fill(reason, ' Paid by UPI, not in cash ');
  await userEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Paid by UPI, not in cash');
});
test('limits the reason to the given length', async () => {
  await Default.run();
  await expect.element(reason).toHaveAttribute('maxlength', '300');
});
test('works by keyboard alone', async () => {
  const { onConfirm, onOpenChange } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('heading', { name: 'Correct payment of Asha Kumari' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('It was UPI');
  await userEvent.tab();
  await expect.element(keep).toHaveFocus();
  await userEvent.tab();
  await expect.element(confirm).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('It was UPI');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
test('closes without a correction and has the text when it opens again', async () => {
  const { onConfirm } = OpenAgain.composed.args;
  await OpenAgain.run();
  const opener = page.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await userEvent.fill(reason, 'It was UPI');
  await userEvent.click(keep);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).toHaveValue('It was UPI');
  expect(onConfirm).not.toHaveBeenCalled();
});
test('ignores presses and Escape while it is saved', async () => {
  const { onConfirm, onOpenChange } = Busy.composed.args;
  await Busy.run();
  await userEvent.fill(reason, 'It was UPI');
  await userEvent.click(confirm, { force: true });
  await userEvent.click(keep, { force: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).toHaveValue('It was UPI');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
test('announces a refusal and stays open', async () => {
  await Refused.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent(Refused.composed.args.error!);
  await expect.element(dialog).toBeVisible();
});
