import { KeptMark } from '@doorstep/ui/base/kept-mark';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { usePageMessages } from '../../messages/messages.ts';
import { forgetKept, heardKept, useKeptSince } from '../kept.ts';
import { reachable } from '../line.ts';
import { preferencesStore } from '../preferences.ts';
import { accessToken } from '../session.ts';
import { dismiss, say } from '../toasts.ts';
import { offlineMessages } from './messages.en.ts';
import { Queue } from './queue.tsx';
import { useNewVersion } from './version.ts';
import { tellSeen, workerHere } from './worker.ts';

const EVERY_MS = 4_000;
/** A page's title comes a moment after its address. */
const TITLED_MS = 1_000;

function Mark({ at }: { at: string }) {
  const [now] = useState(() => new Date().toISOString());
  return <KeptMark at={at} now={now} className="mb-4" />;
}

/** What stands on every page about the line: of when it is, what waits to be sent, and that there is a new version. */
export default function OfflinePart() {
  const messages = usePageMessages('offline', offlineMessages);
  const since = useKeptSince();
  const { mutate } = useSWRConfig();
  const { pathname, search } = useLocation();
  const preferences = preferencesStore.use();
  const askAnew = useEffectEvent(() => {
    forgetKept();
    void mutate(() => true);
  });
  useEffect(() => {
    // As the worker gave the page itself.
    heardKept(document.documentElement.dataset['kept']);
    // What came before there was a worker, it has not heard: of somebody's own things nothing would be there.
    const { serviceWorker } = navigator;
    if (serviceWorker && !serviceWorker.controller && accessToken())
      serviceWorker.addEventListener('controllerchange', askAnew, { once: true });
    void workerHere();
    const hear = ({ data }: MessageEvent<'renewed' | { keptAt?: string }>) => {
      if (data === 'renewed') askAnew();
      else heardKept(data.keptAt);
    };
    navigator.serviceWorker?.addEventListener('message', hear);
    return () => navigator.serviceWorker?.removeEventListener('message', hear);
  }, []);
  // Also when another theme or text size is chosen: the next page that the worker gives has it.
  useEffect(() => {
    const timer = setTimeout(() => tellSeen(), TITLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, search, preferences]);
  // What the next page shows has a time of its own.
  useEffect(() => forgetKept, [pathname]);
  useEffect(() => {
    if (!since) return undefined;
    const look = () => {
      void reachable().then((is) => {
        if (is) askAnew();
      });
    };
    const timer = setInterval(look, EVERY_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [since]);
  const update = useNewVersion();
  const isOffered = update !== undefined,
    take = useEffectEvent(() => update?.());
  useEffect(() => {
    if (!isOffered) return undefined;
    const id = say('info', messages.newVersion, true, {
      actionLabel: messages.update,
      onAction: () => take(),
    });
    return () => dismiss(id);
  }, [isOffered, messages]);
  return (
    <>
      {since && <Mark key={since} at={since} />}
      <Queue />
    </>
  );
}
