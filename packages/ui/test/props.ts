// Reads the props that this package declares, and who passes them.
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { nameOf, walk, type Node } from '@doorstep/tooling/ast';

export interface Sources {
  [path: string]: string;
}
export interface Declared {
  /** 'RadioCardsProps', and the file that declares it. */
  type: string;
  path: string;
  /** What it is made of: 'FormProps', 'ComponentProps'. */
  made: string[];
  props: Array<{ name: string; described: boolean }>;
}
interface Passed {
  path: string;
  /** The element that gets them. */
  to: string;
  /** The function that draws it: a wrapper hands on by spread what its own callers pass. */
  from: string | undefined;
  names: string[];
  spread: boolean;
}

/** The files of these folders, without stories and tests, by their path from `root`. */
export function readSources(root: string, ...folders: string[]): Sources {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  return Object.fromEntries(
    files
      .filter((path) => !/\.(stories|test)\.|\/fixtures\.ts$/.test(path))
      .map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]),
  );
}

export function declaredProps(sources: Sources): Declared[] {
  const found: Declared[] = [];
  for (const [path, text] of Object.entries(sources)) {
    const { program, comments } = parseSync(path, text);
    const described = (start: number) =>
      comments.some(
        ({ type, value, end }) =>
          type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
      );
    walk(program as unknown as Node, (node) => {
      const type = nameOf(node['id']);
      if (!/^TS(Interface|TypeAlias)Declaration$/.test(node.type) || !type?.endsWith('Props')) return;
      const one: Declared = { type, path, made: [], props: [] };
      walk(node, (inner, around) => {
        if (inner.type === 'TSTypeReference' || inner.type === 'TSInterfaceHeritage')
          one.made.push(nameOf(inner['typeName'] ?? inner['expression']) ?? '');
        // A prop of the type itself, not of an object that a prop takes.
        const nested = around.some(({ type }) => type === 'TSPropertySignature');
        if (inner.type === 'TSPropertySignature' && !nested)
          one.props.push({ name: nameOf(inner['key']) ?? '', described: described(inner.start) });
      });
      found.push(one);
    });
  }
  return found;
}

/** What a spread in this file can hold: keys of its own objects, in ui also of those it imports; a page spreads what any file of its app made. */
function keysNear(path: string, text: string, keys: Map<string, Set<string>>): (name: string) => boolean {
  const imported = [...text.matchAll(/from '(?:\.{1,2}\/)+([^']+)'/g)].map(([, file = '']) => `/${file}`);
  const near = [...keys].filter(
    ([other]) =>
      other === path ||
      (path.startsWith('packages/ui/')
        ? imported.some((file) => other.endsWith(file))
        : !other.startsWith('packages/ui/')),
  );
  return (name) => near.some(([, own]) => own.has(name));
}

/** What each JSX tag of these files passes, and the keys of each file's objects, for what is passed by spread. */
function passed(sources: Sources): { tags: Passed[]; keys: Map<string, Set<string>> } {
  const tags: Passed[] = [];
  const keys = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    const own = new Set<string>();
    keys.set(path, own);
    walk(parseSync(path, text).program as unknown as Node, (node, around) => {
      // The variants of a cva are named like props and are none.
      const variant = around.some(
        ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'cva',
      );
      if (node.type === 'Property' && around.at(-1)?.type === 'ObjectExpression' && !variant)
        own.add(nameOf(node['key']) ?? '');
      if (node.type !== 'JSXElement') return;
      const opening = node['openingElement'] as { name: Node; attributes: Node[] };
      const children = (node['children'] as Node[]).some(
        (child) => child.type !== 'JSXText' || String(child['value']).trim() !== '',
      );
      tags.push({
        path,
        // Of `<dialogPart.Part>` the first name: it says what was loaded.
        to: nameOf(opening.name) ?? nameOf(opening.name['object']) ?? '',
        from: around.map((outer) => nameOf(outer['id'])).find((name) => /^[A-Z]/.test(name ?? '')),
        names: [
          ...opening.attributes.map((one) => nameOf(one['name']) ?? ''),
          ...(children ? ['children'] : []),
        ],
        spread: opening.attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
      });
    });
  }
  return { tags, keys };
}

/** 'RadioCardsProps density' of all declared props that no caller passes. */
export function unusedProps(declared: Declared[], sources: Sources): string[] {
  const { tags, keys } = passed(sources);
  const made = new Map(declared.map(({ type, made }) => [type, made]));
  /** Elements whose props contain this type. */
  const takers = (type: string, seen = new Set<string>()): string[] => {
    if (seen.has(type)) return [];
    seen.add(type);
    const more = [...made].filter(([, parts]) => parts.includes(type)).map(([name]) => name);
    return [type.replace(/Props$/, ''), ...more.flatMap((name) => takers(name, seen))];
  };
  const near = new Map(Object.entries(sources).map(([path, text]) => [path, keysNear(path, text, keys)]));
  /** Files that take an element under another name, by `lazy`, `memo` or `import()`: their other tags may be this one, and so may what they export. */
  const aliasing = (to: string) => {
    const taken = Object.entries(sources).filter(
      ([, text]) => new RegExp(`[.({ ]${to}[);, }]`).test(text) && !new RegExp(`<${to}[\\s/>]`).test(text),
    );
    const names = taken.flatMap(([, text]) =>
      [...text.matchAll(/export const (\w+Part) = /g)].map(([, name]) => name),
    );
    return { files: new Set(taken.map(([path]) => path)), names: new Set(names) };
  };
  const elements = new Set([...made.keys()].map((type) => type.replace(/Props$/, '')));
  const isPassed = (to: string, name: string, seen = new Set<string>()): boolean => {
    if (seen.has(to)) return false;
    seen.add(to);
    const { files, names } = aliasing(to);
    return tags.some(
      (tag) =>
        (tag.to === to ||
          names.has(tag.to) ||
          (files.has(tag.path) && !/^[a-z]+$/.test(tag.to) && !elements.has(tag.to))) &&
        (tag.names.includes(name) ||
          (tag.spread &&
            (near.get(tag.path)?.(name) || (tag.from !== undefined && isPassed(tag.from, name, seen))))),
    );
  };
  // Types such as `FormProps` belong to no element: they only say what a function or another component's prop takes.
  const drawn = ({ type, path }: Declared) =>
    sources[path]?.includes(`function ${type.replace(/Props$/, '')}(`);
  const hasElement = (one: Declared) => drawn(one) || declared.some(({ made }) => made.includes(one.type));
  return declared
    .filter(hasElement)
    .flatMap(({ type, props }) =>
      props
        .filter(({ name }) => !takers(type).some((element) => isPassed(element, name)))
        .map(({ name }) => `${type} ${name}`),
    );
}
