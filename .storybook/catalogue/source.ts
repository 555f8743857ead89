// Parsed source files, each read once as long as it does not change.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { nameOf, walk, type Node } from '@doorstep/tooling/ast';

export interface Source {
  path: string;
  text: string;
  program: Node;
  /** Interfaces, type aliases, functions and constants of the module, by name. */
  declared: Map<string, Node>;
  /** What is imported under a local name, and from which file; only files of this repository. */
  imported: Map<string, { name: string; path: string }>;
  /** The text of the JSDoc comment that ends right before `start`, in one line. */
  comment: (start: number) => string;
}

const known = new Map<string, { time: number; source: Source }>();
const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The file that an import leads to: one of its own folder, or an element by its public path. */
function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return resolve(dirname(from), name);
  const [, area, element] = /^@doorstep\/ui\/([\w-]+)\/([\w-]+)$/.exec(name) ?? [];
  const [root] = from.split(/\/(?:apps|packages)\//);
  if (!area || !element) return undefined;
  return area === 'messages'
    ? `${root}/packages/ui/src/${area}/${element}.ts`
    : `${root}/packages/ui/src/${area}/${element}/${element}.tsx`;
}

/** @param path absolute, of a TypeScript file */
export function readSource(path: string): Source {
  const time = statSync(path).mtimeMs;
  const before = known.get(path);
  if (before?.time === time) return before.source;
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  const root = program as unknown as Node;
  const declared = new Map<string, Node>();
  const imported = new Map<string, { name: string; path: string }>();
  for (const statement of root['body'] as Node[]) {
    const from = nameOf(statement['source']);
    const target = from && fileOf(from, path);
    if (statement.type === 'ImportDeclaration' && target)
      for (const one of statement['specifiers'] as Node[])
        imported.set(nameOf(one['local']) ?? '', {
          name: nameOf(one['imported']) ?? 'default',
          path: target,
        });
    const inner = (statement['declaration'] as Node | null | undefined) ?? statement;
    const name = nameOf(inner['id']);
    if (name) declared.set(name, inner);
    if (inner.type === 'VariableDeclaration')
      for (const one of inner['declarations'] as Node[]) declared.set(nameOf(one['id']) ?? '', one);
  }
  const comment = (start: number) => {
    const found = comments.find(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
    );
    return found ? plain(found.value) : '';
  };
  const source = { path, text, program: root, declared, imported, comment };
  known.set(path, { time, source });
  return source;
}

/** The declaration of a name, followed through imports, with the file that it stands in. */
export function find(name: string, source: Source): { node: Node; source: Source } | undefined {
  const node = source.declared.get(name);
  if (node) return { node, source };
  const from = source.imported.get(name);
  if (!from || !/\.tsx?$/.test(from.path) || !existsSync(from.path)) return undefined;
  return find(from.name, readSource(from.path));
}

export const textOf = (node: Node, { text }: Source) => text.slice(node.start, node.end);
export { nameOf, walk, type Node };
