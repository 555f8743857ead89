import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithBoth, Default, Error as Refused, VariantFewer } from './price-changed.stories.tsx';

const alert = page.getByRole('alert');
const accept = page.getByRole('button', { name: 'Accept and continue' });

test('it is announced, says that nothing is lost, and leaves focus alone', async () => {
  await Default.run();
  await expect.element(alert.getByRole('heading', { name: 'Please check before you go on' })).toBeVisible();
  await expect.element(alert.getByText('Nothing has been charged.')).toBeVisible();
  await expect.element(page.getByText('Price changed from ₹112.50 to ₹118.00')).toBeVisible();
  await expect.element(alert.getByText(/Price changed/)).not.toBeInTheDocument();
  await expect.element(alert).not.toHaveFocus();
});

test('of what is fewer it says how many are left, and what accepting does', async () => {
  await VariantFewer.run();
  await expect.element(page.getByText('Only 2 left, you asked for 5')).toBeVisible();
  await expect.element(page.getByText('If you accept, we take what is left into your order.')).toBeVisible();
});

test('each press of the button is told once, by mouse and by keyboard', async () => {
  const { onAccept } = WithBoth.composed.args;
  await WithBoth.run();
  await userEvent.click(accept);
  expect(onAccept).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onAccept).toHaveBeenCalledTimes(2);
});

test('gone on without accepting, the error takes focus, and the next stop is the button', async () => {
  await Refused.run();
  await expect.element(alert).toHaveFocus();
  await expect.element(alert.getByText(/The price has changed/)).toBeVisible();
  await expect.element(accept).toHaveAccessibleDescription(/The price has changed/);
  await userEvent.tab();
  await expect.element(accept).toHaveFocus();
});
