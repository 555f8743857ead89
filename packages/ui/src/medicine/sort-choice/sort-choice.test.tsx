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
