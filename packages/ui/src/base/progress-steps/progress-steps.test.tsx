import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default } from './progress-steps.stories.tsx';

test('each step is named, the one under way is marked, and its number is said', async () => {
  await Default.run();
  const steps = page.getByRole('listitem').elements();
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Address and prescription', null],
    ['Summary', 'step'],
    ['Payment', null],
  ]);
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
});
