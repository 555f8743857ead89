import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './import-history.stories.tsx';

test('only what can be undone offers it', async () => {
  const { onUndo } = Default.composed.args;
  await Default.run();
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await userEvent.click(
    page.getByRole('button', { name: 'Undo the import of ranchi-pharmacy-november.csv, Sun 22 Nov 2026' }),
  );
  expect(onUndo).toHaveBeenCalledExactlyOnceWith(3);
  await expect.element(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Too old to undo')).toBeVisible();
});
