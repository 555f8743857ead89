/** Simulates the page translator of Chrome on the whole document; returns a function that stops it. */
export function translatePage(options?: {
  /** Stands before and after each translated text; without it the words stay. */
  mark?: [string, string];
}): () => void;
