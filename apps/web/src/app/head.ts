import { brand } from '@doorstep/contract/brand';
import { createContext, use, useLayoutEffect } from 'react';

/** Given on the server, where a render has no effects: takes the page's title. */
const TitleContext = createContext<((title: string) => void) | undefined>(undefined);
export const TitleProvider = TitleContext.Provider;
export const fullTitle = (title: string): string => (title ? `${title} - ${brand.name}` : brand.name);

/** Sets '{title} - Doorstep': on the server into the HTML, in the browser with the page itself, before the shell moves focus. */
export function useTitle(title: string): void {
  use(TitleContext)?.(title);
  useLayoutEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
