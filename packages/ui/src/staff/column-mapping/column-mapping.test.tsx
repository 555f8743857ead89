import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './column-mapping.stories.tsx';

test('a column is chosen by hand, or none', async () => {
  const { onMap } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('combobox', { name: 'MRP (₹)' })).toHaveValue('2');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Name', exact: true }), 'Item');
  expect(onMap).toHaveBeenLastCalledWith('name', 0);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Batch' }), 'Not in the file');
  expect(onMap).toHaveBeenLastCalledWith('batch', undefined);
});
