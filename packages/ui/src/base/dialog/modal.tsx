'use client';
import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  type ComponentProps,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../../cn.ts';
import { enterTop, useBody } from './open-modals.ts';

export interface ModalFocus {
  /** Called when it has opened; `preventDefault` leaves the first focus to the caller. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called when it has closed; `preventDefault` keeps focus from going back to where it was. */
  onCloseAutoFocus?: (event: Event) => void;
}
interface ModalProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onCancel' | 'onClose'>, ModalFocus {
  /** Called when it wants to close, by Escape or by a phone's Back. */
  onClose: () => void;
  /** Called on a press on the page behind. */
  onPressBehind?: () => void;
  /** What has focus first. */
  first: RefObject<HTMLElement | null>;
}

/** Dims the page; scrolls as a whole, so that nothing is out of reach in a window of 320 × 256. */
const surfaceClasses =
  'fixed z-50 w-auto overflow-y-auto overscroll-contain border border-line bg-surface-raised text-content floating transition-[translate] backdrop:bg-scrim backdrop:transition-opacity starting:backdrop:opacity-0 tall:scroll-pt-14 tall:scroll-pb-28';
/** In the middle of the window, at least 16 px from its edges. */
export const centredClasses =
  'inset-4 m-auto h-fit max-h-[calc(100dvh-(--spacing(8)))] rounded-card starting:translate-y-2';

const isBehind = (dialog: Element, { target, clientX, clientY }: MouseEvent) => {
  const { top, bottom, left, right } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
};

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';
const canFocus = (one: HTMLElement) =>
  one.tabIndex >= 0 &&
  !one.matches(':disabled') &&
  !one.closest('[inert]') &&
  one.getClientRects().length > 0;
const isRadio = (one: Element): one is HTMLInputElement =>
  one instanceof HTMLInputElement && one.type === 'radio' && one.name !== '';
/** Of the radios of one name Tab finds one: that with focus, else the chosen one, else the first on its way. */
function isStop(one: HTMLElement, _: number, all: readonly HTMLElement[]) {
  if (!isRadio(one)) return true;
  const group = all.filter(isRadio).filter(({ name, form }) => name === one.name && form === one.form);
  return (
    one ===
    (group.find((radio) => radio === document.activeElement) ??
      group.find(({ checked }) => checked) ??
      group[0])
  );
}
/** Tab goes round inside: the browser alone would go on to its own buttons. */
function goRound(event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(stops)].filter(canFocus);
  if (event.shiftKey) all.reverse();
  const round = all.filter(isStop);
  if (document.activeElement !== round.at(-1)) return;
  event.preventDefault();
  round[0]?.focus();
}

function Surface({
  ref,
  onClose,
  onPressBehind,
  first,
  onOpenAutoFocus,
  onCloseAutoFocus,
  className,
  ...props
}: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const pressedBehind = useRef(false);
  useImperativeHandle(ref, () => own.current!);
  const opened = useEffectEvent(() => {
    const event = new Event('open', { cancelable: true });
    onOpenAutoFocus?.(event);
    if (!event.defaultPrevented) first.current?.focus({ preventScroll: true });
  });
  const closed = useEffectEvent(() => {
    const event = new Event('close', { cancelable: true });
    onCloseAutoFocus?.(event);
    if (!event.defaultPrevented && opener.current instanceof HTMLElement) opener.current.focus();
  });
  const cancelled = useEffectEvent((event: Event) => {
    // That of a file field comes by here, too; what cannot be declined ends in `close`.
    if (event.target !== own.current || !event.cancelable) return;
    event.preventDefault();
    onClose();
  });
  // A second Escape closes it unasked: it is shown again for as long as its caller draws it.
  const closedUnasked = useEffectEvent(() => {
    onClose();
    showAgain();
  });
  const pressed = useEffectEvent((event: MouseEvent) => {
    if (pressedBehind.current && isBehind(own.current!, event)) onPressBehind?.();
  });
  useLayoutEffect(() => {
    const dialog = own.current!;
    if (dialog.open) return;
    // The first time only: shown again, focus was inside.
    opener.current ??= document.activeElement;
    dialog.showModal();
    opened();
  });
  useLayoutEffect(() => {
    const dialog = own.current!;
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener('keydown', goRound, { signal });
    dialog.addEventListener('cancel', (event) => cancelled(event), { signal });
    dialog.addEventListener('close', () => closedUnasked(), { signal });
    dialog.addEventListener('click', (event) => pressed(event), { signal });
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        pressedBehind.current = isBehind(dialog, event);
      },
      { signal },
    );
    const leave = enterTop(dialog);
    return () => {
      listening.abort();
      leave();
      // Not before the page has what it shows from now on.
      queueMicrotask(() => {
        if (!dialog.isConnected) closed();
      });
    };
  }, []);
  return <dialog aria-modal {...props} ref={own} className={cn(surfaceClasses, className)} />;
}

/** A native modal dialog, for as long as it is drawn: the page behind is inert and does not scroll, and gets focus back. */
export const Modal = (props: ModalProps) => useBody() && createPortal(<Surface {...props} />, document.body);
