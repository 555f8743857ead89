// Reads the parts out of code: what carries a `data-slot`, as an attribute or in an object of attributes, and the `data-state` beside it.
import { nameOf, walk, type Node } from '@doorstep/tooling/ast';

export interface Part {
  /** Its `data-slot`. */
  slot: string;
  /** What its `data-state` may be; `COMPUTED` where the code does not say. */
  states: string[];
}

/** Stands for a value that only a running page knows. */
export const COMPUTED = 'any';

/** What an expression may come to: its strings, and COMPUTED where something is computed. */
function outcomes(value: unknown): string[] {
  const node = value as Node | null | undefined;
  switch (node?.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return outcomes(node['expression']);
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'ConditionalExpression':
      return [...outcomes(node['consequent']), ...outcomes(node['alternate'])];
    case 'LogicalExpression':
      return [...(node['operator'] === '&&' ? [] : outcomes(node['left'])), ...outcomes(node['right'])];
    case 'Identifier':
      return node['name'] === 'undefined' ? [] : [COMPUTED];
    default:
      return [COMPUTED];
  }
}

/** The parts that these programs draw, each slot once. */
export function partsOf(programs: readonly Node[]): Part[] {
  const parts = new Map<string, Set<string>>();
  const look = (node: Node) => {
    const attributes = (node['attributes'] ?? node['properties']) as Node[] | undefined;
    if (!/^(?:JSXOpeningElement|ObjectExpression)$/.test(node.type) || !attributes) return;
    const valuesOf = (name: string) =>
      attributes
        .filter((one) => nameOf(one['name'] ?? one['key']) === name)
        .flatMap(({ value }) => outcomes(value));
    for (const slot of valuesOf('data-slot')) {
      const states = parts.get(slot) ?? new Set();
      for (const state of valuesOf('data-state')) states.add(state);
      parts.set(slot, states);
    }
  };
  for (const program of programs) walk(program, look);
  return [...parts].map(([slot, states]) => ({ slot, states: [...states] }));
}
