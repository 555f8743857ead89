import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default } from './progress-bar.stories.tsx';
import { ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

test('tells its name and its percentage', async () => {
  await Default.run();
  const bar = page.getByRole('progressbar', { name: 'Uploading' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '40%');
  const { width } = bar.element().firstElementChild!.getBoundingClientRect();
  expect(width / bar.element().clientWidth).toBeCloseTo(0.4, 1);
});

test('clamps a share outside 0 to 1', async () => {
  render(
    <>
      <ProgressBar label="Too much" value={1.2} />
      <ProgressBar label="Too little" value={-1} />
    </>,
  );
  await expect
    .element(page.getByRole('progressbar', { name: 'Too much' }))
    .toHaveAttribute('aria-valuetext', '100%');
  await expect
    .element(page.getByRole('progressbar', { name: 'Too little' }))
    .toHaveAttribute('aria-valuetext', '0%');
});
