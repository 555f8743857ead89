import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default } from './breadcrumb.stories.tsx';

test('it is a navigation of links from the top down, the last one marked as this page', async () => {
  await Default.run();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const links = trail.getByRole('listitem').getByRole('link');
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '#home'],
    ['Medicines', '#medicines'],
    ['Paramol 650', '#paramol'],
  ]);
  expect(links.elements().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page']);
});
