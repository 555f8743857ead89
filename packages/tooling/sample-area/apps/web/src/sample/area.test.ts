import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wanted } from '../app/route.tsx';
import { allAreas } from '../app/area.ts';
import { routes } from '../routes.tsx';
import { useStaffTabs } from '../staff/tab.ts';

test.each([
  ['/sample-kits', ['src/sample/list/page.tsx']],
  // Under the frame that the staff's area gives.
  ['/admin/sample-kits', ['src/staff/frame/frame.tsx', 'src/sample/staff/page.tsx']],
])('%s opens its page', (path, chunks) => {
  const { routes: found } = wanted(routes, new URL(path, 'http://shop.example'));
  expect(found.flatMap(({ chunk }) => chunk ?? [])).toEqual(chunks);
});
test("its tab stands last among the staff's", async () => {
  for (const { staffTabs } of allAreas()) await staffTabs?.load();
  const { result } = renderHook(() => useStaffTabs());
  await waitFor(() => expect(result.current.at(-1)).toMatchObject({ href: '/admin/sample-kits' }));
});
