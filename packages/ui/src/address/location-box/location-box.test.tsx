import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantBare, Default, OutOfRange } from './location-box.stories.tsx';

test('it says where by its name, and that we come there', async () => {
  await Default.run();
  const box = page.getByRole('status');
  for (const text of [
    'Location Selected',
    'Near Kanke Road, Ranchi',
    '4.2 km from our pharmacy. We deliver here.',
  ])
    await expect.element(box.getByText(text)).toBeVisible();
});

test('a place that nobody can name is near your area, and no number is shown', async () => {
  await VariantBare.run();
  await expect.element(page.getByRole('status').getByText('Near your area')).toBeVisible();
});

test('where we do not come is said at once', async () => {
  await OutOfRange.run();
  await expect
    .element(page.getByRole('alert').getByText('1022.4 km from our pharmacy. We deliver within 30 km only.'))
    .toBeVisible();
});

test('the place can be removed, by mouse and by keyboard', async () => {
  const { onRemove } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Remove location' }));
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(2);
});

test('a place at the edge itself is inside', async () => {
  await Default.run({ args: { ...Default.composed.args, distanceKm: 30 } });
  await expect
    .element(page.getByRole('status').getByText('30.0 km from our pharmacy. We deliver here.'))
    .toBeVisible();
});
