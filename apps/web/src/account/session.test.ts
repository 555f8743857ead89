import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../areas.ts';
import { wishlistStore } from '../medicine/wishlist.ts';
import { clearSession, endSession, leave, useSignedIn } from '../app/session.ts';

afterEach(() => {
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
});
test("a page that comes back out of the browser's memory sees that nobody is logged in any more (T44)", () => {
  localStorage.setItem('access_token', 'a');
  const { result } = renderHook(() => useSignedIn());
  expect(result.current).toBe(true);
  localStorage.removeItem('access_token');
  act(() => {
    dispatchEvent(new Event('pageshow'));
  });
  expect(result.current).toBe(false);
});

test.each([
  ['logout', leave],
  ["the server's 401", () => endSession('a')],
])(
  "an account's hearts go from the device with the session, by %s; those of a visitor stay (C12, T44)",
  (_, end) => {
    wishlistStore.set([7, 8]);
    end();
    expect(wishlistStore.get()).toEqual([7, 8]);
    localStorage.setItem('access_token', 'a');
    end();
    expect(wishlistStore.get()).toEqual([]);
  },
);
test('what was half typed or half ordered goes with whoever leaves, and stays for whoever was only sent to log in again (C22)', () => {
  localStorage.setItem('access_token', 'a');
  sessionStorage.setItem('address_draft', 'x');
  localStorage.setItem('order_summary', '{}');
  endSession('a');
  expect([sessionStorage.getItem('address_draft'), localStorage.getItem('order_summary')]).toEqual([
    'x',
    '{}',
  ]);
  leave();
  expect([sessionStorage.getItem('address_draft'), localStorage.getItem('order_summary')]).toEqual([
    null,
    null,
  ]);
});
