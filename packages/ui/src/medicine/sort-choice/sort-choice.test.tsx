import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Selected } from './sort-choice.stories.tsx';

test('by mouse and by keyboard a choice calls once with its order', async () => {
  const { onSortChange } = Selected.composed.args;
  await Selected.run();
  await expect
    .element(
      page.getByRole('radiogroup', { name: 'Sort' }).getByRole('radio', { name: 'Price: low to high' }),
    )
    .toBeChecked();
  await userEvent.click(page.getByText('Recommended'));
  expect(onSortChange).toHaveBeenLastCalledWith(undefined);
  page.getByRole('radio', { name: 'Price: low to high' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onSortChange).toHaveBeenLastCalledWith('price-desc');
  expect(onSortChange).toHaveBeenCalledTimes(2);
});

test('the radios stand in one group, Recommended first; none is checked but that of `sort`', async () => {
  await Selected.run();
  const radios = page.getByRole('radiogroup', { name: 'Sort' }).getByRole('radio');
  expect(radios.elements()).toHaveLength(5);
  await expect.element(radios.nth(0)).toHaveAccessibleName('Recommended');
  await userEvent.click(radios.nth(0));
  await expect.element(radios.nth(0)).not.toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Price: low to high' })).toBeChecked();
});
