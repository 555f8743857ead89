import { expect, test, vi } from 'vitest';
import { focusHeading } from './focus-and-scroll.ts';

for (const hidden of ['display: none', 'content-visibility: hidden'])
  test(`the heading of a page that is kept (${hidden}) is not the one of the page that comes`, async () => {
    document.body.innerHTML = `<main><div style="${hidden}"><h1 tabindex="-1">List</h1></div></main>`;
    const stop = focusHeading();
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<h1 tabindex="-1">Thing</h1>');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Thing'), { timeout: 15_000 });
    stop?.();
  });
