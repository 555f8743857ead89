import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './link-button.stories.tsx';

test('it is a link, followed by mouse and by Enter', async () => {
  location.hash = '';
  await Default.run();
  const link = page.getByRole('link', { name: 'View All Medicines' });
  await userEvent.click(link);
  expect(location.hash).toBe('#medicines');
  location.hash = '';
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#medicines');
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
