'use client';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react';

export interface SurfaceFocus {
  /** Called when it has opened; `preventDefault` leaves the first focus to the caller. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called when it has closed; `preventDefault` keeps focus from going back to where it was. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** Dims the page behind. */
export const overlayClasses =
  'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade forced-colors:bg-transparent print:hidden';
/** Scrolls as a whole, so that nothing is out of reach in a window of 320 × 256. Can be pressed from its first frame on, while Radix has the body's presses off. */
export const surfaceClasses =
  'pointer-events-auto fixed z-50 w-auto overflow-y-auto overscroll-contain border border-line bg-surface-raised text-content outline-none floating tall:scroll-pt-14 tall:scroll-pb-28';
/** Centred in the window, at least 16 px from its edges. */
export const centredClasses =
  'inset-4 m-auto h-fit max-h-[calc(100dvh-(--spacing(8)))] rounded-card data-[state=open]:animate-rise';

// Open surfaces, the uppermost last. A modal dialog traps focus and hides the rest of the page from readers: toasts have to stand inside of it.
const open: HTMLElement[] = [];
const followers = new Set<(top: HTMLElement) => void>();
const top = () => open.at(-1) ?? document.body;
const notify = () => {
  for (const follow of followers) follow(top());
};

/** Calls `follow` with the uppermost surface, or with the body: now, and whenever that changes. @returns a function that ends it */
export function followTop(follow: (top: HTMLElement) => void): () => void {
  followers.add(follow);
  follow(top());
  return () => {
    followers.delete(follow);
  };
}

const never = () => () => {};
/** Whether there is a body to stand in: false on the server and during hydration. */
export const useBody = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The radios among which this one is a choice; empty for any other element. */
function radiosWith(one: EventTarget): HTMLInputElement[] {
  if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return [];
  return [...one.ownerDocument.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
    ({ name, form }) => name === one.name && form === one.form,
  );
}

/** Ancestors of an element, the nearest first. */
function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** Focuses the heading of the nearest record, section or page among `ancestors` that is still in the document. */
function focusNearestHeading(ancestors: readonly Element[]) {
  for (const one of ancestors) {
    if (!one.isConnected || !one.matches('li, article, section, form, main, [role$=dialog]')) continue;
    const heading = one.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
    if (!heading) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
    if (document.activeElement === heading) return;
  }
}

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher; absent in Safari. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined;

interface SurfaceOptions extends SurfaceFocus {
  /** Asks to close, on a phone's Back. */
  onClose: () => void;
  /** Receives the first focus; without one it is Radix's choice. */
  first?: RefObject<HTMLElement | null>;
  /** Radix returns focus to the trigger; without one it goes back to where it was. */
  hasTrigger?: boolean;
}

/** Handlers and ref for the Content of a Radix dialog: first focus, focus after closing, Back on a phone, and toasts above it. */
export function useSurface({
  onClose,
  first,
  hasTrigger,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: SurfaceOptions) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const opener = useRef<Element>(null);
  const around = useRef<Element[]>([]);
  const goBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!surface) return undefined;
    open.push(surface);
    notify();
    return () => {
      open.splice(open.indexOf(surface), 1);
      notify();
    };
  }, [surface]);
  useEffect(() => {
    if (!surface || typeof CloseWatcher === 'undefined') return undefined;
    let watcher: CloseWatcher;
    // A watcher is used up by one request; the page may have kept the dialog open.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        goBack();
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [surface]);
  return {
    ref: setSurface,
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      around.current = ancestorsOf(opener.current);
      onOpenAutoFocus?.(event);
      if (event.defaultPrevented || !first) return;
      event.preventDefault();
      first.current?.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || hasTrigger) return;
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
      // The opener may be gone or disabled. In a later task, so that a page which moves focus itself comes first.
      setTimeout(() => {
        if (document.activeElement === document.body) focusNearestHeading(around.current);
      });
    },
    /** Radix takes each radio for a stop of its own, and Tab would never leave a group at the end: the browser stops once at each group. */
    onKeyDown({ key, shiftKey, target }: KeyboardEvent) {
      if (key === 'Tab')
        radiosWith(target)
          .at(shiftKey ? 0 : -1)
          ?.focus({ preventScroll: true });
    },
    /** Going round, Radix does not scroll to what has focus, and may have found a radio that is not the chosen one. */
    onKeyUp({ key, target }: KeyboardEvent) {
      if (key !== 'Tab') return;
      radiosWith(target)
        .find(({ checked }) => checked)
        ?.focus();
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** A toast above the dialog is in its DOM, not in its React tree: a press on it is no press outside. */
export function ignoreToasts(event: Event) {
  if ((event.target as Element).closest('[data-slot=toast-region]')) event.preventDefault();
}
