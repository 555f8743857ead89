import type { Lang } from '@doorstep/ui/messages/messages';
import { createContext, use } from 'react';

const SetLangContext = createContext<(lang: Lang) => void>(() => {});
export const SetLangProvider = SetLangContext.Provider;
/** Changes the language of every page at once and for later visits; what is typed stays. */
export const useSetLang = () => use(SetLangContext);
