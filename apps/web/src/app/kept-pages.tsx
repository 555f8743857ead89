import { Activity, use, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom';
import { useActing } from './acting.tsx';
import { Hydrated } from './hydrated.tsx';
import { whenIdle } from './idle.ts';
import { useToken } from './session.ts';

/** A page as it stands: `path` is empty for those that are not kept. */
interface Entry {
  id: string;
  path: string;
  /** Of the entry of the history that it showed last. */
  key: string;
  /** The element around a page that is kept, once it was drawn. */
  root: { element?: HTMLElement };
}
interface Shown {
  /** Who has seen it: their token, and whether they act for another. */
  person: string | null;
  current: Entry;
  /** Kept. */
  left?: Entry | undefined;
  /** Left, and to be taken away. */
  gone?: Entry | undefined;
}
let made = 0;
const entry = (path: string, key: string): Entry => ({ id: `${path} ${++made}`, path, key, root: {} });
const plain = (pathname: string) => pathname.toLowerCase().replaceAll(/^\/|\/$/g, '');

/**
 * The page with the place that it was opened at: while another one is shown it keeps its own. Shown again at the same entry of the history
 * it is drawn with what it has, which React then need not go through.
 */
function Frozen({ isShown }: { isShown: boolean }) {
  const outlet = useOutlet(),
    place = use(LocationContext);
  const [own, setOwn] = useState({ outlet, place, isShown, given: outlet });
  if (isShown !== own.isShown || (isShown && outlet !== own.given)) {
    const isAsLeft = isShown && !own.isShown && place.location.key === own.place.location.key;
    setOwn({ ...own, isShown, ...(isShown && { given: outlet, ...(!isAsLeft && { outlet, place }) }) });
  }
  return <LocationContext value={own.place}>{own.outlet}</LocationContext>;
}

/**
 * Hides a kept page by `content-visibility`, with its layout as it is: `display: none`, by which React hides it, throws that away, and Back would
 * lay out the whole page anew. Stands before all pages, whose effects may ask for a layout.
 */
function KeptLayout({ root: { element } }: Pick<Entry, 'root'>) {
  useLayoutEffect(() => {
    if (!element || !globalThis.CSS?.supports('content-visibility', 'hidden')) return undefined;
    const { style } = element;
    style.setProperty('content-visibility', 'hidden');
    const undoDisplayNone = () => {
      if (style.display) style.removeProperty('display');
    };
    undoDisplayNone();
    // React says it again with each thing that changes in a hidden page.
    const observer = new MutationObserver(undoDisplayNone);
    observer.observe(element, { attributeFilter: ['style'] });
    // Fonts that wake with the next page, and what else changes for all pages, are laid out when nothing else is to do.
    const stop = whenIdle(() => element.firstElementChild?.getBoundingClientRect());
    return () => {
      stop();
      observer.disconnect();
      style.removeProperty('content-visibility');
    };
  }, [element]);
  return null;
}

/**
 * The page, and under it, hidden, the page of `paths` that was left last: Back to it shows it as it was, with nothing drawn anew
 * (docs/decisions/taps.md). A link to it opens a new one.
 */
export function KeptPages({ paths }: { paths: readonly string[] }) {
  const { location, navigationType } = use(LocationContext);
  const at = plain(location.pathname),
    path = paths.includes(at) ? `/${at}` : '';
  const token = useToken(),
    isActing = useActing() !== undefined,
    person = isActing ? `acting ${token}` : token;
  const [shown, show] = useState<Shown>(() => ({ person, current: entry(path, location.key) }));
  const { current, left, gone } = shown;
  if (person !== shown.person) {
    // A hidden page hears nothing: what it says of one person is not for the next.
    show({ person, current });
  } else if (path !== current.path) {
    const isBack = navigationType === 'POP' && left?.path === path && left.key === location.key;
    show({
      person,
      current: isBack ? left : entry(path, location.key),
      left: current.path ? current : isBack || left?.path === path ? undefined : left,
      gone: current.path ? undefined : current,
    });
  } else if (path && current.key !== location.key)
    show({ person, current: { ...current, key: location.key }, left });
  // Taking a page out of the document costs as much as drawing a small one: it waits until the next one is seen.
  useEffect(() => gone && whenIdle(() => show((now) => ({ ...now, gone: undefined }))), [gone]);
  // What is shown comes first in the document.
  const pages = [current, gone, left]
    .filter((one) => one !== undefined)
    .map(({ id, path: isKept, root }) => {
      const page = <Frozen isShown={id === current.id} />;
      return (
        <Activity key={id} mode={id === current.id ? 'visible' : 'hidden'}>
          {isKept ? (
            <div
              ref={(element) => {
                // React lets go of it where the page is hidden.
                if (element) root.element = element;
              }}
            >
              {page}
            </div>
          ) : (
            page
          )}
          <Hydrated />
        </Activity>
      );
    });
  return [left && <KeptLayout key="layout" root={left.root} />, ...pages];
}
