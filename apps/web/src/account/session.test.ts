import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearSession, useSignedIn } from './session.ts';

afterEach(() => { clearSession(); });
test('a page that comes back out of the browser\'s memory sees that nobody is logged in any more (T44)', () => {
  localStorage.setItem('access_token', 'a');
  const { result } = renderHook(() => useSignedIn());
  expect(result.current).toBe(true);
  localStorage.removeItem('access_token');
  act(() => { dispatchEvent(new Event('pageshow')); });
  expect(result.current).toBe(false);
});
