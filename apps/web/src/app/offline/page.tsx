import { useEffect, useState } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { useTitle } from '../head.ts';
import { reachable } from '../line.ts';
import { keptPages, type KeptPages } from './kept-pages.ts';
import { offlineMessages } from './messages.en.ts';
import { OfflineView } from './view.tsx';

const EVERY_MS = 4_000;
/** Only a path of ours: an address may say anything (safety T34). */
const wantedPath = () => {
  const next = new URLSearchParams(location.search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) ? next : '/';
};

/** The worker leads here, where a page is wanted that is not kept. Back with the line, that page opens. */
export default function OfflinePage() {
  const messages = usePageMessages('offline', offlineMessages);
  const [kept, setKept] = useState<KeptPages>();
  useTitle(messages.title);
  useEffect(() => {
    keptPages().then(setKept, () => {});
    const look = () => {
      void reachable().then((is) => {
        if (is) location.replace(wantedPath());
      });
    };
    const timer = setInterval(look, EVERY_MS);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, []);
  return <OfflineView kept={kept} />;
}
