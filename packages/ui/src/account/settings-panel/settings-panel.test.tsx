import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './settings-panel.stories.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 2, name });

test('a section is drawn when it is opened, and keeps what is typed when it is closed', async () => {
  await Default.run();
  const field = page.getByLabelText('Full Name');
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.click(heading('Edit Profile'));
  await userEvent.fill(field, 'Asha K');
  await userEvent.click(heading('Edit Profile'));
  await expect.element(field).not.toBeVisible();
  await userEvent.click(heading('Edit Profile'));
  await expect.element(field).toHaveValue('Asha K');
});

test('by keyboard, each apart from the others', async () => {
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(page.getByLabelText('Current Password')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
});
