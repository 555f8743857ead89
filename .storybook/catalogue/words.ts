// Which messages an element shows, by the keys that it reads.
import { existsSync } from 'node:fs';
import { nameOf, readSource, walk, type Node, type Source } from './source.ts';

/** The keys of a file's messages: 'days.monday'. */
function keysIn(path: string): string[] {
  const found: string[] = [];
  if (existsSync(path))
    walk(readSource(path).program, (node, around) => {
      if (node.type !== 'Property') return;
      const given = node['value'] as Node;
      // `{} as Record<string, string>`: words that only another language has.
      const value = given.type === 'TSAsExpression' ? (given['expression'] as Node) : given;
      if (value.type === 'ObjectExpression') return;
      // Options within a call inside a message are no messages.
      if (around.some(({ type }) => type === 'CallExpression' || type === 'ArrowFunctionExpression')) return;
      const outer = around.filter(({ type }) => type === 'Property');
      found.push([...outer, node].map((one) => nameOf(one['key'])).join('.'));
    });
  return found;
}

const readOf = (name: string | undefined, text: string) =>
  [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key = '']) => key);

/** What is read of the messages that a call gives: `useMessages(…).title`, `const { title, ...rest } = useMessages(…)`, `messages.title`. */
function keysRead(user: Node | undefined, text: string): Set<string> {
  if (user?.type === 'MemberExpression') return new Set([nameOf(user['property']) ?? '']);
  const id = user?.['id'] as Node | undefined;
  if (id?.type !== 'ObjectPattern') return new Set(readOf(nameOf(id), text));
  return new Set(
    (id['properties'] as Node[]).flatMap((one) =>
      one.type === 'RestElement' ? readOf(nameOf(one['argument']), text) : [nameOf(one['key']) ?? ''],
    ),
  );
}

/** @param sources the files of an element @returns keys with their area: 'slotPicker.freeTimes' */
export function wordsOf(sources: readonly Source[]): string[] {
  const words = new Set<string>();
  for (const source of sources)
    walk(source.program, (call, around) => {
      if (call.type !== 'CallExpression' || nameOf(call['callee']) !== 'useMessages') return;
      const [area, english] = (call['arguments'] as Node[]).map((one) => nameOf(one) ?? '');
      const path = source.imported.get(english ?? '')?.path;
      if (!area || !path) return;
      const read = keysRead(around.at(-1), source.text);
      for (const key of keysIn(path)) if (read.has(key.split('.')[0] ?? '')) words.add(`${area}.${key}`);
    });
  return [...words];
}
