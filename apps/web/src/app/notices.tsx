import { useEffect, useEffectEvent, useState } from 'react';
import { usePageMessages } from '../messages/messages.ts';
import { allStores } from './area.ts';
import { onStorageTrouble, type StorageTrouble } from './local-store.ts';
import { dismiss, say, useToasts } from './toasts.ts';
import { appMessages } from './messages.en.ts';

type Region = (typeof import('@doorstep/ui/base/toast'))['ToastRegion'];

/** Toasts, and the notices of storage and network that belong to no page. */
export function Notices() {
  const messages = usePageMessages('app', appMessages);
  const toasts = useToasts();
  const tell = useEffectEvent((trouble: StorageTrouble) => {
    if (trouble === 'blocked') say('error', messages.storeBlocked);
    // What else is set aside is a setting or a heart, soon made again.
    else if (allStores().some(({ key, missed }) => missed && key === trouble))
      say('error', messages.storeBroken);
  });
  useEffect(() => onStorageTrouble((trouble) => tell(trouble)), []);
  useEffect(() => {
    const offline = () => say('info', messages.offlineNotice);
    addEventListener('offline', offline);
    return () => removeEventListener('offline', offline);
  }, [messages]);
  // Empty from the start: readers announce what enters a region that is there; nor could it be fetched when the line is what has gone.
  const [Region, setRegion] = useState<Region>();
  useEffect(() => {
    void import('@doorstep/ui/base/toast').then(
      ({ ToastRegion }) => setRegion(() => ToastRegion),
      () => {},
    );
  }, []);
  return Region && <Region toasts={toasts} onDismiss={dismiss} />;
}
