import type { LazyModule, lazyPart } from '../../app/route.tsx';
import type { AnyPageMessages } from '../../messages/messages.ts';

/** A tab of the profile. */
export interface ProfileTab {
  /** Stands in the address: `/profile?tab=orders`. */
  name: string;
  /** Among the others: 0 is the first. */
  order: number;
  label: (messages: AnyPageMessages) => string;
  /** Open to who acts for another, too; else a sentence stands in its place. */
  forHelpers?: boolean;
  /** Comes when the tab is first opened: none of them makes another wait. */
  content: ReturnType<typeof lazyPart<object>>;
}

declare module '../../app/area.ts' {
  interface Area {
    profileTabs?: LazyModule<{ tabs: readonly ProfileTab[] }>;
    /** Its `default` is called once somebody has logged in. */
    loggedIn?: LazyModule<{ default: () => Promise<void> }>;
  }
}
