import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Default,
  Disabled,
  SelectedPressed,
  VariantNotPressed,
  VariantTones,
} from './icon-button.stories.tsx';
import { IconButton } from './icon-button.tsx';

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

test('it submits no form', async () => {
  let submits = 0;
  const { container, unmount } = render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <IconButton label="Remove Paramol 650" icon="icon-trash" />
    </form>,
  );
  await userEvent.click(page.elementLocator(container).getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(submits).toBe(0);
  unmount();
});

test('in every tone at least 44 px can be pressed', async () => {
  await VariantTones.run();
  const buttons = page.getByRole('button').elements();
  expect(buttons.length).toBeGreaterThan(5);
  for (const button of buttons) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height), button.ariaLabel ?? '').toBeGreaterThanOrEqual(44);
  }
});
