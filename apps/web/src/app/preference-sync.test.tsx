import { act, cleanup, renderHook } from '@testing-library/react';
import { MessagesProvider } from '@doorstep/ui/messages/provider';
import { hi } from '@doorstep/ui/messages/hi';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../areas.ts';
import { preferencesStore } from './preferences.ts';
import { usePreferenceSync } from './preference-sync.ts';

const sent = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((path, { method, body } = {}) => {
    sent({ path, method, body: JSON.parse(body as string) as unknown });
    return Promise.reject(new TypeError('no line'));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sent.mockClear();
  localStorage.clear();
  preferencesStore.set({ theme: 'system', comfort: 0 });
});
const put = (body: object) => ({ path: '/api/user/preferences/', method: 'PUT', body });
/** A page in either language, as it comes from the server. */
function shown() {
  let speak!: (hindi: boolean) => void;
  renderHook(usePreferenceSync, {
    hydrate: true,
    wrapper: function Page({ children }) {
      const [hindi, setHindi] = useState(false);
      speak = setHindi;
      return <MessagesProvider value={hindi ? hi : undefined}>{children}</MessagesProvider>;
    },
  });
  return { speak: (hindi: boolean) => act(() => speak(hindi)) };
}
const comfort = (level: 0 | 1) => act(() => preferencesStore.update((now) => ({ ...now, comfort: level })));

test('each change goes to the account of who is logged in, by itself, also when the one before did not arrive', async () => {
  localStorage.setItem('access_token', 'a');
  const { speak } = shown();
  comfort(1);
  await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith(put({ comfort: 1 }));
  speak(true);
  await expect.poll(() => sent).toHaveBeenLastCalledWith(put({ language: 'hi' }));
  speak(false);
  await expect.poll(() => sent).toHaveBeenLastCalledWith(put({ language: 'en' }));
  expect(sent).toHaveBeenCalledTimes(3);
});
test("what a page begins with is no change, nor is the theme; a visitor's choice stays here", async () => {
  preferencesStore.set({ theme: 'system', comfort: 1 });
  localStorage.setItem('access_token', 'a');
  const { speak } = shown();
  act(() => preferencesStore.update((now) => ({ ...now, theme: 'dark' })));
  localStorage.removeItem('access_token');
  speak(true);
  localStorage.setItem('access_token', 'a');
  comfort(0);
  // Were anything else told, it would have been so before this.
  await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith(put({ comfort: 0 }));
});
