import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './header-search.stories.tsx';

test('tells on Enter what was typed, once; without script the list gets it', async () => {
  const { onSearch } = Default.composed.args;
  await Default.run();
  await userEvent.type(page.getByRole('searchbox', { name: 'Search medicines' }), 'para{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('para');
  await expect.element(page.getByRole('search')).toHaveAttribute('action', '/search');
});
