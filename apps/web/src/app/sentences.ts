/**
 * A sentence that the server or a schema says in English, in the visitor's language where the words know it: the words of a language have the same keys.
 */
export function inWords(sentence: string, english: Readonly<Record<string, unknown>>, words: Readonly<Record<string, unknown>>): string {
  for (const [key, said] of Object.entries(english)) if (said === sentence) return words[key] as string;
  return sentence;
}
