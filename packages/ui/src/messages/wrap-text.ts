import { createElement, type ReactNode } from 'react';

/**
 * Puts text into a `<span>`, and returns anything else as it is. A browser's translator replaces text nodes; React still finds and updates a
 * text that is the only child of its element, but not one that has siblings.
 */
export function wrapText(node: ReactNode): ReactNode {
  if (node === '') return null;
  return typeof node === 'string' || typeof node === 'number' ? createElement('span', null, node) : node;
}
