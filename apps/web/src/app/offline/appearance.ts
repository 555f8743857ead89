/** What `boot.ts` reads from the device before the first paint, and no worker can read: pages tell it. */
export interface Appearance {
  theme: 'light' | 'dark';
  /** By the visitor; else it is the system's, which may have changed since. */
  isChosen: boolean;
  comfort: 0 | 1 | 2;
  /** Somebody is logged in. */
  isKnown: boolean;
  /** Paths of the fonts that the browser has, a space between. */
  fonts: string;
}
