import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Separator } from './separator.tsx';

afterEach(cleanup);

test('is a separator with its orientation unless it is decorative', async () => {
  const { rerender } = render(<Separator orientation="vertical" />);
  await expect.element(page.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  rerender(<Separator decorative />);
  await expect.element(page.getByRole('separator')).not.toBeInTheDocument();
});
