/** Languages that doctors and nurses speak: their English name, as it stands on the wire, and the Hindi one. */
const inHindi = {
  Hindi: 'हिंदी',
  English: 'अंग्रेज़ी',
  Bengali: 'बांग्ला',
  Kurukh: 'कुड़ुख़',
  Nagpuri: 'नागपुरी',
  Santali: 'संताली',
  Urdu: 'उर्दू',
} as const;
export type SpokenLanguage = keyof typeof inHindi;
/** In the reader's language: the shop's fonts have Latin and Devanagari letters only. One that is not known stays as it is. */
export const spokenIn = (lang: string, languages: readonly string[]): string[] =>
  languages.map((name) => (lang === 'hi-IN' && (inHindi as Record<string, string>)[name]) || name);
