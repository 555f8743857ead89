import { lazy, Suspense, useEffect } from 'react';
import { usePageWords } from '../words/words.ts';
import { onStorageTrouble } from './local-store.ts';
import { dismiss, say, useToasts } from './toasts.ts';
import { app } from './words.ts';

const region = () => import('@doorstep/ui/base/toast');
const ToastRegion = lazy(async () => ({ default: (await region()).ToastRegion }));

/** Toasts, and the notices of storage and network that belong to no page. */
export function Notices() {
  const words = usePageWords('app', app);
  const toasts = useToasts();
  useEffect(() => onStorageTrouble((trouble) => say('error', trouble === 'broken' ? words.storeBroken : words.storeBlocked)), [words]);
  useEffect(() => {
    const offline = () => say('info', words.offlineNotice);
    addEventListener('offline', offline);
    return () => removeEventListener('offline', offline);
  }, [words]);
  // Nor can it be fetched when the line is what has gone.
  useEffect(() => { void region(); }, []);
  if (toasts.length === 0) return null;
  return <Suspense><ToastRegion toasts={toasts} onDismiss={dismiss} /></Suspense>;
}
