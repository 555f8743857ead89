import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Disabled, VariantNotPressed, SelectedPressed } from './icon-button.stories.tsx';

test('a press by mouse, Enter and Space calls once each', async () => {
  const { onClick } = Default.composed.args;
  await Default.run();
  const button = page.getByRole('button', { name: 'Close' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
  await expect.element(button).not.toHaveAttribute('aria-pressed');
});

test('a switch says whether it is on, under one name', async () => {
  const heart = page.getByRole('button', { name: 'Add Paramol 650 to wishlist' });
  await VariantNotPressed.run();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await SelectedPressed.run();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

test('disabled, it cannot be reached', async () => {
  await Disabled.run();
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled();
});
