export interface Proof {
  kind: 'test' | 'picture';
  /** Where the test stands, only if that is not the element's own test file. */
  file?: string;
  /** The test's title or the story's export. */
  name: string;
}
export interface Promised {
  text: string;
  proofs: Proof[];
}
export interface Spec {
  title: string;
  /** What it is for, and for what not. */
  use: string;
  /** Other words for it, for the search. */
  also: string[];
  must: Promised[];
  mustNot: Promised[];
  /** States that it cannot be in, each with the reason: a line 'No Empty: …'. */
  none: Record<string, string>;
  notes: string[];
}
export function parseSpec(text: string): Spec;
