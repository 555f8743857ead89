import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantAsLink, Busy, Default, Disabled } from './button.stories.tsx';

test('a press by mouse, Enter and Space calls once each', async () => {
  const { onClick } = Default.composed.args;
  await Default.run();
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('while busy it keeps focus and ignores presses', async () => {
  const { onClick } = Busy.composed.args;
  await Busy.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button')).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
});

test('disabled, it cannot be reached', async () => {
  await Disabled.run();
  await expect.element(page.getByRole('button')).toBeDisabled();
});

test('as a link it is a link', async () => {
  await VariantAsLink.run();
  await expect
    .element(page.getByRole('link', { name: 'View All Medicines' }))
    .toHaveAttribute('href', '#medicines');
});
