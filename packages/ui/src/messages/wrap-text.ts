import { Children, createElement, type ReactNode } from 'react';

/**
 * Puts text into a `<span>`, also among several children, and returns anything else as it is. A browser's translator replaces text nodes.
 * React still updates a text that is the only child of its element; beside others it would lose it, or fail to insert before it.
 */
export function wrapText(node: ReactNode): ReactNode {
  if (node === '') return null;
  if (Array.isArray(node)) return Children.map(node as ReactNode[], wrapText);
  const isText = typeof node === 'number' || (typeof node === 'string' && node.trim() !== '');
  return isText ? createElement('span', null, node) : node;
}
