import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithField } from './error-summary.stories.tsx';

test('it takes focus when a submit failed, and each line leads to its field', async () => {
  await WithField.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
});

test('the same by mouse', async () => {
  await WithField.run();
  await userEvent.click(page.getByRole('link', { name: /10-digit/ }));
  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
});
