import { useEffect, useEffectEvent, useState } from 'react';
import { usePageMessages } from '../messages/messages.ts';
import { onLine } from './line.ts';
import { onStorageTrouble, type StorageTrouble } from './local-store.ts';
import { lazyModule } from './route.tsx';
import { dismiss, say, useToasts } from './toasts.ts';
import { appMessages } from './messages.en.ts';

const region = lazyModule(() => import('@doorstep/ui/base/toast-region'));
type Region = (typeof import('@doorstep/ui/base/toast-region'))['ToastRegion'];

/** Says for as long as it is so that what was pressed waits for the line. */
let waiting: string;
/** Toasts, and the notices of storage and network that belong to no page. */
export function Notices() {
  const messages = usePageMessages('app', appMessages);
  const toasts = useToasts();
  const tell = useEffectEvent((trouble: StorageTrouble) => {
    say('error', trouble === 'blocked' ? messages.storeBlocked : messages.storeBroken);
  });
  useEffect(() => onStorageTrouble((trouble) => tell(trouble)), []);
  useEffect(() => {
    const offline = (stays: unknown) => say('info', messages.offlineNotice, stays === true);
    addEventListener('offline', offline);
    onLine((lost) => {
      dismiss(waiting);
      if (lost) waiting = offline(true);
    });
    return () => removeEventListener('offline', offline);
  }, [messages]);
  // Empty from the start: readers announce what enters a region that is there; nor could it be fetched when the line is what has gone.
  const [Region, setRegion] = useState<Region>();
  useEffect(() => {
    region.load().then(
      (module) => setRegion(() => module.ToastRegion),
      () => {},
    );
  }, []);
  return Region && <Region toasts={toasts} onClose={dismiss} />;
}
