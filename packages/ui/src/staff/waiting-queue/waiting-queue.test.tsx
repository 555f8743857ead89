import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default, Empty } from './waiting-queue.stories.tsx';

const list = page.getByRole('region', { name: 'Prescriptions, longest waiting first' });

test('time stands in words, against the promise, and past it by how much', async () => {
  await Default.run();
  const rows = list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Rekha Lakra · 3 medicinesOD-5HJ9T3RLMZACOver the promise by 35 min',
    'Imran Ansari · 3 medicinesOD-8KBQMBTRJNSP1 h 52 min of 2 h',
    'Asha Kumari · 1 medicineOD-M2BMRVWC8SHT1 h 24 min of 2 h',
    'Birsa MundaNo order yet32 min of 2 h',
  ]);
  await expect.element(list.getByRole('link', { name: 'Imran Ansari' })).toHaveAttribute('href', '#p1');
  await expect.element(list.getByRole('link', { name: 'All 7' })).toHaveAttribute('href', '#all');
});

test('just past the promise is past it; a device behind the server counts nothing below zero', async () => {
  await Default.run({ args: { ...Default.composed.args, now: '2026-11-22T10:38:00+05:30' } });
  await expect.element(list.getByText('Over the promise by 1 min')).toBeVisible();
  await expect.element(list.getByText('0 min', { exact: true })).toBeVisible();
});

test('none is said', async () => {
  await Empty.run();
  await expect.element(list.getByText('No prescription waits.')).toBeVisible();
  await expect.element(list.getByRole('link')).not.toBeInTheDocument();
});
