import { createContext, use } from 'react';
import type { Locale } from '../words/load.ts';

interface Language { locale: Locale; setLocale: (locale: Locale) => void }
const LanguageContext = createContext<Language>({ locale: 'en', setLocale: () => {} });
export const LanguageProvider = LanguageContext.Provider;
export const useLanguage = () => use(LanguageContext);
