import type { FrameName, lazyPart, LazyModule, PageRoute } from './route.tsx';

/** A key of local storage that holds what is an account's: it goes with every end of the session, or only when somebody logs out. */
export interface AreaStore {
  key: string;
  ends: 'session' | 'logout';
}

/**
 * What one area gives to the whole (`<area>/area.ts`). It is part of every page: pages and parts only by a lazy import.
 * An area that asks others for something adds its own member here, by `declare module`.
 */
export interface Area {
  routes?: readonly PageRoute[];
  /** Where the work of a role begins. */
  desks?: Readonly<Record<string, string>>;
  /**
   * What stands around pages that name it, in place of the site's header and footer. `chunk` is its source file; `partOf` is what it shows of
   * every area, fetched beside each of those pages.
   */
  frames?: Partial<
    Record<
      FrameName,
      ReturnType<typeof lazyPart<object>> & {
        chunk: string;
        partOf: (area: Area) => LazyModule<unknown> | undefined;
      }
    >
  >;
  /**
   * While a tab acts for another: what stands above the site's header, and in place of what only the person may do.
   * One area gives it.
   */
  acting?: {
    bar: ReturnType<typeof lazyPart<object>>;
    closed: ReturnType<typeof lazyPart<{ headingLevel: 1 | 2 }>>;
  };
  /** Emptied at logout; what no area names here stays on the device. */
  stores?: readonly AreaStore[];
  /** Its `default` is called with what was changed of language and comfort mode while somebody is logged in. */
  preferencesChanged?: LazyModule<{
    default: (changed: { language?: 'en' | 'hi'; comfort?: 0 | 1 | 2 }) => Promise<void>;
  }>;
}

let installed: readonly Area[] = [];
/** Given once by `areas.ts`: `app` knows no area, and areas do not know the list. */
export const installAreas = (areas: readonly Area[]): void => {
  installed = areas;
};
export const allAreas = (): readonly Area[] => installed;
/** A page that shows something of every area: it is fetched beside the page, before that is drawn. */
export const withParts =
  (partOf: (area: Area) => LazyModule<unknown> | undefined) =>
  (page: PageRoute): PageRoute => ({
    ...page,
    load: (url) => Promise.all([page.load!(url), ...installed.map((area) => partOf(area)?.load())]),
  });
