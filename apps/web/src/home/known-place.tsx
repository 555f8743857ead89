import { UpNext } from '@doorstep/ui/home/up-next';
import { Suspense, useSyncExternalStore } from 'react';
import { useSignedIn } from '../app/session.ts';
import { deliveryCheckPart } from '../cart/public.ts';
import { orderAgainPart } from '../refill/public.ts';
import { knownPart } from './known-part.ts';

const never = () => () => {};
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The server's page has its place, shown where somebody is logged in (app/boot.ts): what is theirs comes into it, and nothing jumps. */
export function KnownPlace() {
  const inBrowser = useInBrowser(),
    signedIn = useSignedIn();
  const waiting = (
    <div className="hidden in-[:root[data-known]]:block">
      <UpNext title={'\u00a0'} things={undefined} />
    </div>
  );
  if (!inBrowser) return waiting;
  return signedIn ? (
    <Suspense fallback={waiting}>
      <knownPart.Part />
    </Suspense>
  ) : null;
}
/** The server draws it, its script comes late; from another page it finds its room kept. */
export const DeliveryPlace = () => (
  <div className="flex min-h-36 flex-col">
    <Suspense fallback={null}>
      <deliveryCheckPart.Part waits={false} />
    </Suspense>
  </div>
);
/** Below the first screen: it comes when it comes. */
export function AgainPlace() {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <orderAgainPart.Part />
    </Suspense>
  ) : null;
}
