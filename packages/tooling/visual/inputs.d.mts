/** The import graph of a checkout. */
export interface Graph {
  /** Every source file that can be reached from these by imports, themselves among them. All paths are absolute. */
  reach(entries: Iterable<string>): Set<string>;
  /** What a file imports, types apart. */
  read(path: string): { next: string[] };
}
export function createGraph(root: string): Graph;
/** By story file, from `root`: the hash of all that goes into its pictures. */
export function inputHashes(root: string): Map<string, string>;
