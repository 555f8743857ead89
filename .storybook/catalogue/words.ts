// The messages that an element shows: key, English, Hindi. Functions stand as their source, with what is filled in named in braces.
import { existsSync } from 'node:fs';
import { nameOf, readSource, textOf, walk, type Node, type Source } from './source.ts';

export interface Word {
  /** 'slotPicker.freeTimes' */
  key: string;
  en: string;
  hi: string;
}

/** A message as it is read: a string without its quotes, a function without its head. */
function said(node: Node, source: Source): string {
  if (node.type === 'Literal') return nameOf(node) ?? '';
  const body = node.type === 'ArrowFunctionExpression' ? (node['body'] as Node) : node;
  const text = textOf(body, source).replaceAll(/\$\{([^{}]*)\}/g, '{$1}');
  return text.replace(/^`([\s\S]*)`$/, '$1').replaceAll(/\s+/g, ' ');
}

/** Every message of a file, by key within its object. */
function messagesIn(path: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(path)) return found;
  const source = readSource(path);
  walk(source.program, (node, around) => {
    if (node.type !== 'Property') return;
    const given = node['value'] as Node;
    // `{} as Record<string, string>`: words that only another language has.
    const value = given.type === 'TSAsExpression' ? (given['expression'] as Node) : given;
    if (value.type === 'ObjectExpression') return;
    // Options within a call inside a message are no messages.
    if (around.some(({ type }) => type === 'CallExpression' || type === 'ArrowFunctionExpression')) return;
    const keys = [...around.filter(({ type }) => type === 'Property'), node].map((one) => nameOf(one['key']));
    found.set(keys.join('.'), said(value, source));
  });
  return found;
}

/** @param sources the files of an element */
export function wordsOf(sources: readonly Source[]): Word[] {
  const words = new Map<string, Word>();
  for (const source of sources)
    walk(source.program, (node) => {
      if (node.type !== 'VariableDeclarator') return;
      const call = node['init'] as Node | null;
      if (call?.type !== 'CallExpression' || nameOf(call['callee']) !== 'useMessages') return;
      const [area, english] = (call['arguments'] as Node[]).map((one) => nameOf(one) ?? '');
      const path = source.imported.get(english ?? '')?.path;
      const variable = nameOf(node['id']);
      if (!area || !path || !variable) return;
      const en = messagesIn(path);
      const hi = messagesIn(path.replace(/\.en\.ts$/, '.hi.ts'));
      const used = new Set(
        [...source.text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, key]) => key),
      );
      for (const [key, text] of en)
        if (used.has(key.split('.')[0])) {
          const whole = `${area}.${key}`;
          words.set(whole, { key: whole, en: text, hi: hi.get(key) ?? '' });
        }
    });
  return [...words.values()];
}
