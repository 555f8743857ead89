import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Disabled, Error as Invalid, Filled } from './text-field.stories.tsx';

const field = page.getByRole('textbox', { name: 'Full name' });

test('its hint and its error are read with it', async () => {
  await Filled.run();
  await expect.element(field).toHaveAccessibleDescription('As on the prescription');
  await expect.element(field).not.toBeInvalid();
  await Invalid.run();
  await expect.element(field).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect.element(field).toBeInvalid();
});

test('disabled, it cannot be written in', async () => {
  await Disabled.run();
  await expect.element(field).toBeDisabled();
});
