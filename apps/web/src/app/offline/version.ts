import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../idle.ts';
import { workerHere } from './worker.ts';

/** Nobody is asked in the middle of something: forms of an account, checkouts, calls and chats. */
const busy =
  /^\/(?:order-step|login|second-step|signup|verify-otp|ForgotPassword|doctor-(?:slots|booking|checkout)|paramedical\/(?:book\/|\d+\/checkout)|medical-tests\/book|consultation|user\/addresses\/add|prescriptions\/upload|staff|admin)/i;
const field = 'input:not([type=radio], [type=checkbox]), textarea, select';

/** Whether nothing is open, typed into or being typed into on this page. */
function useFree(): boolean {
  const { pathname } = useLocation();
  const [typedAt, setTyped] = useState('');
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    let told = '';
    const type = ({ target }: Event) => {
      const here = location.pathname;
      if (told === here || !(target as HTMLElement).matches(`:is(${field}):not([type=search])`)) return;
      told = here;
      // No key waits for what is drawn for this.
      whenIdle(() => setTyped(here));
    };
    const look = () =>
      setTimeout(() =>
        setInside(
          document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
            Boolean(document.activeElement?.matches(field)),
        ),
      );
    document.addEventListener('input', type);
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, look);
    return () => {
      document.removeEventListener('input', type);
      for (const name of ['focusin', 'focusout']) document.removeEventListener(name, look);
    };
  }, []);
  return !busy.test(pathname) && typedAt !== pathname && !isInside;
}

/** How a version that waits is taken, where this is no moment to be disturbed in; it comes by itself once all tabs were closed. */
export function useNewVersion(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const isFree = useFree();
  useEffect(() => {
    let registration: ServiceWorkerRegistration | undefined;
    const found = () => {
      const next = registration?.waiting ?? registration?.installing;
      const ready = () => {
        // The first one of all is no new version.
        if (next?.state === 'installed' && registration?.active) setWaiting(next);
      };
      next?.addEventListener('statechange', ready);
      ready();
    };
    void workerHere().then((here) => {
      registration = here;
      registration?.addEventListener('updatefound', found);
      found();
    });
    return () => registration?.removeEventListener('updatefound', found);
  }, []);
  return waiting && isFree
    ? () => {
        // Only the tab that asked for it opens anew, and once.
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage({ type: 'update' });
      }
    : undefined;
}
