// Walks over the programs that oxc parses: TypeScript 7 has no parser for programs.

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls `look` for every node, from the outside in, with the nodes around it. */
export function walk(
  node: Node,
  look: (node: Node, around: readonly Node[]) => void,
  around: readonly Node[] = [],
) {
  look(node, around);
  const inside = [...around, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, look, inside);
}

/** The name of an identifier, or the text of a string. */
export const nameOf = (node: unknown): string | undefined => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined;
};
