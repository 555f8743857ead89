import { brand } from '@doorstep/contract/brand';
import { createContext, use, useEffect } from 'react';

/** Where the server collects the page's title while it renders. */
export interface Head { title: string }
const HeadContext = createContext<Head | undefined>(undefined);
export const HeadProvider = HeadContext.Provider;
export const fullTitle = (title: string): string => (title ? `${title} - ${brand.name}` : brand.name);

/** Sets '{title} - Doorstep': on the server into the HTML, in the browser before the shell moves focus. */
export function useTitle(title: string): void {
  const head = use(HeadContext);
  // oxlint-disable-next-line react/react-compiler -- a render on the server has no effects, and only there is `head` given
  if (head) head.title = title;
  useEffect(() => { document.title = fullTitle(title); }, [title]);
}
