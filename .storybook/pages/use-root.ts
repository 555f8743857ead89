import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true });
  window.addEventListener('resize', tell);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', tell);
  };
}

/** The style of <html>, drawn again when theme, language, comfort, text size or window change: what these pages show is measured. */
export function useRoot(): CSSStyleDeclaration {
  useSyncExternalStore(
    subscribe,
    () => [...document.documentElement.attributes].map(({ value }) => value).join() + String(innerWidth),
  );
  return getComputedStyle(document.documentElement);
}
