import { isValidElement, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { allAreas } from './area.ts';
import { InBrowser } from './in-browser.tsx';
import type { PageRoute } from './route.tsx';

/** On <html> by the boot script while this tab acts for another; 'ended' once a call was refused for that. */
const state = (): string | undefined => document.documentElement.dataset['acting'];
const subscribe = (listener: () => void) => {
  addEventListener('acting', listener);
  return () => removeEventListener('acting', listener);
};
/** Undefined while one is oneself, and until the page is hydrated. */
export const useActing = (): string | undefined => useSyncExternalStore(subscribe, state, () => undefined);
export const isActing = (): boolean => state() !== undefined;

const parts = () => allAreas().find(({ acting }) => acting)?.acting;
/** The server's page has its place, shown where the boot script found that somebody acts: nothing jumps when it comes. */
export function ActingPlace() {
  const acting = useActing(),
    Bar = acting !== undefined && parts()?.bar.Part;
  const waiting = (
    <div className="hidden border-b border-line bg-warning-tint py-1 in-[:root[data-acting]]:block">
      {/* As high as two lines on a phone, and as the bar's button elsewhere. */}
      <p aria-hidden className="min-h-control text-meta">
        &nbsp;
        <br className="md:hidden" />
        &nbsp;
      </p>
    </div>
  );
  return Bar ? (
    <Suspense fallback={waiting}>
      <Bar />
    </Suspense>
  ) : (
    waiting
  );
}
/** What is not for helpers: while one acts for another a sentence stands in its place. */
export function OwnOnly({ headingLevel = 1, children }: { headingLevel?: 1 | 2; children: ReactNode }) {
  const Closed = useActing() !== undefined && parts()?.closed.Part;
  return Closed ? (
    <Suspense fallback={null}>
      <Closed headingLevel={headingLevel} />
    </Suspense>
  ) : (
    children
  );
}
/** A page that is not for helpers; one person's page stays one. */
export function ownOnly(page: PageRoute): PageRoute {
  const own = <OwnOnly>{page.element}</OwnOnly>;
  const isPersonal = isValidElement(page.element) && page.element.type === InBrowser;
  return { ...page, element: isPersonal ? <InBrowser>{own}</InBrowser> : own };
}

/** What was pressed is not for helpers: the bar says so, and once it has, all is as before. */
export function sayClosed(closed = true): void {
  if (state() === 'ended') return;
  document.documentElement.dataset['acting'] = closed ? 'closed' : '';
  dispatchEvent(new Event('acting'));
}
