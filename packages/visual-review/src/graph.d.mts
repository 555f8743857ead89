/** The import graph of a tree. */
export interface Graph {
  /** Files that can be reached from these by imports, themselves among them. All paths are absolute. */
  reach(entries: Iterable<string>): Set<string>;
  /** What a file imports, types apart. */
  read(path: string): { next: string[] };
}
export function createGraph(root: string, conditions?: string[]): Graph;
