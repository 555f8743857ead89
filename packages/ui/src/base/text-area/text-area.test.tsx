import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Disabled, Error as Invalid, Filled } from './text-area.stories.tsx';

const field = page.getByRole('textbox', { name: 'Full address' });

test('its hint and its error are read with it', async () => {
  await Filled.run();
  await expect.element(field).toHaveAccessibleDescription('House, street and a landmark');
  await expect.element(field).not.toBeInvalid();
  await Invalid.run();
  await expect.element(field).toHaveAccessibleDescription('Please enter your address');
  await expect.element(field).toBeInvalid();
});

test('disabled, it cannot be written in', async () => {
  await Disabled.run();
  await expect.element(field).toBeDisabled();
});
