import { Activity, use, useEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom';
import { Hydrated } from './hydrated.tsx';
import { whenIdle } from './idle.ts';

/** A page as it stands: `path` is empty for those that are not kept. */
interface Entry {
  id: string;
  path: string;
  /** Of the entry of the history that it showed last. */
  key: string;
}
interface Shown {
  current: Entry;
  /** Kept. */
  left?: Entry | undefined;
  /** Left, and to be taken away. */
  gone?: Entry | undefined;
}
let made = 0;
const entry = (path: string, key: string): Entry => ({ id: `${path} ${++made}`, path, key });
const plain = (pathname: string) => pathname.toLowerCase().replaceAll(/^\/|\/$/g, '');

/** The page with the place that it was opened at: while another one is shown it keeps its own. */
function Frozen({ shown }: { shown: boolean }) {
  const now = { outlet: useOutlet(), place: use(LocationContext) };
  const [own, setOwn] = useState(now);
  if (shown && (own.outlet !== now.outlet || own.place !== now.place)) setOwn(now);
  const { outlet, place } = shown ? now : own;
  return <LocationContext value={place}>{outlet}</LocationContext>;
}

/**
 * The page, and under it, hidden, the page of `paths` that was left last: Back to it shows it as it was, with nothing drawn anew
 * (docs/decisions/taps.md). A link to it opens a new one.
 */
export function KeptPages({ paths }: { paths: readonly string[] }) {
  const { location, navigationType } = use(LocationContext);
  const at = plain(location.pathname),
    path = paths.includes(at) ? `/${at}` : '';
  const [{ current, left, gone }, show] = useState<Shown>(() => ({ current: entry(path, location.key) }));
  if (path !== current.path) {
    const isBack = navigationType === 'POP' && left?.path === path && left.key === location.key;
    show({
      current: isBack ? left : entry(path, location.key),
      left: current.path ? current : isBack || left?.path === path ? undefined : left,
      gone: current.path ? undefined : current,
    });
  } else if (path && current.key !== location.key) show({ current: { ...current, key: location.key }, left });
  // Taking a page out of the document costs as much as drawing a small one: it waits until the next one is seen.
  useEffect(
    () => gone && whenIdle(() => show(({ current: now, left: kept }) => ({ current: now, left: kept }))),
    [gone],
  );
  // What is shown comes first in the document.
  return [current, gone, left]
    .filter((one) => one !== undefined)
    .map(({ id }) => (
      <Activity key={id} mode={id === current.id ? 'visible' : 'hidden'}>
        <Frozen shown={id === current.id} />
        <Hydrated />
      </Activity>
    ));
}
