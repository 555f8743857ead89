import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithAll } from './page-header.stories.tsx';

test('the heading takes focus by script, Tab goes on to the actions', async () => {
  await WithAll.run();
  (page.getByRole('heading', { level: 1 }).element() as HTMLElement).focus();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Medicines' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Upload prescription' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveFocus();
});
