// Says a TypeScript type as a designer reads it: `'idle' | 'busy'`, 'text', 'list of SlotPickerDay'.
import { find, nameOf, textOf, walk, type Node, type Source } from './source.ts';

export type Control = 'text' | 'number' | 'boolean' | 'select' | 'object' | 'event' | 'none';
export interface Said {
  /** The type in words. */
  text: string;
  control: Control;
  /** The values to choose from, where the control is `select`. */
  options?: Array<string | number | boolean>;
}

const WORDS: Record<string, Said> = {
  TSStringKeyword: { text: 'text', control: 'text' },
  TSNumberKeyword: { text: 'number', control: 'number' },
  TSBooleanKeyword: { text: 'true | false', control: 'boolean' },
  TSUndefinedKeyword: { text: 'nothing', control: 'none' },
  TSNullKeyword: { text: 'nothing', control: 'none' },
  TSVoidKeyword: { text: 'nothing', control: 'none' },
  TSUnknownKeyword: { text: 'anything', control: 'object' },
};
/** Types of React and the browser. */
const NAMED: Record<string, Said> = {
  ReactNode: { text: 'content', control: 'text' },
  ReactElement: { text: 'an element', control: 'none' },
  JSX: { text: 'an element', control: 'none' },
  Ref: { text: 'ref', control: 'none' },
  RefObject: { text: 'ref', control: 'none' },
  Date: { text: 'date', control: 'none' },
  File: { text: 'file', control: 'none' },
  Blob: { text: 'file', control: 'none' },
  MediaStream: { text: 'picture and sound of a call', control: 'none' },
  CSSProperties: { text: 'styles', control: 'object' },
  IconName: { text: 'name of an icon', control: 'text' },
};

const typeOf = (node: unknown) => (node as Node | undefined)?.['typeAnnotation'] as Node | undefined;
const asLiteral = (node: Node, source: Source): string | number | boolean => {
  const { value } = node['literal'] as { value?: string | number | boolean };
  return value ?? Number(textOf(node, source));
};
const listOf = ({ text }: Said): Said => ({
  text: `list of ${/ [|→] /.test(text) ? `(${text})` : text}`,
  control: 'object',
});

function sayFunction(node: Node, source: Source): Said {
  const given = (node['params'] as Node[]).map((one) => {
    const type = typeOf(one['typeAnnotation'] ?? one);
    return `${nameOf(one) ?? 'value'}: ${type ? say(type, source).text : 'anything'}`;
  });
  const back = typeOf(node['returnType']);
  const answer = back ? say(back, source).text : 'nothing';
  const returns = !/^(nothing|anything|Promise)$/.test(answer);
  return {
    text: returns
      ? `(${given.join(', ')}) → ${answer}`
      : given.length > 0
        ? `called with ${given.join(', ')}`
        : 'called',
    control: returns ? 'none' : 'event',
  };
}

function sayUnion(parts: Node[], source: Source, seen: readonly string[]): Said {
  const all = parts
    .filter(({ type }) => type !== 'TSUndefinedKeyword')
    .map((part) => say(part, source, seen));
  const said = [...new Map(all.map((one) => [one.text, one])).values()];
  const real = said.filter(({ text }) => text !== 'nothing');
  const [only] = real;
  const text = said.map((one) => one.text).join(' | ');
  if (only && real.length === 1) return { ...only, text };
  if (real.every(({ control }) => control === 'select' || control === 'boolean'))
    return { text, control: 'select', options: real.flatMap(({ options }) => options ?? [true, false]) };
  const kinds = new Set(real.map(({ control }) => control));
  for (const control of ['event', 'object', 'text', 'number'] as const)
    if (kinds.has(control)) return { text, control };
  return { text, control: 'none' };
}

/** The keys of an object that is declared as a constant: `keyof typeof icons`. */
function keysOf(name: string, source: Source): string[] {
  const found = find(name, source);
  const keys: string[] = [];
  if (found)
    walk(found.node, (node, around) => {
      const depth = around.filter(({ type }) => type === 'ObjectExpression').length;
      if (node.type === 'Property' && depth === 1) keys.push(nameOf(node['key']) ?? '');
    });
  return keys;
}

function sayKeyof(node: Node, source: Source): Said {
  const inner = node['typeAnnotation'] as Node;
  const name = nameOf(inner['exprName'] ?? inner['typeName']) ?? '';
  const options = keysOf(name, source);
  if (options.length === 0 || options.length > 60) return { text: `a key of ${name}`, control: 'text' };
  return { text: options.map((one) => `'${one}'`).join(' | '), control: 'select', options };
}

function sayReference(node: Node, source: Source, seen: readonly string[]): Said {
  const name = nameOf(node['typeName']) ?? textOf(node['typeName'] as Node, source).split('.')[0] ?? '';
  const inner = ((node['typeArguments'] as Node | undefined)?.['params'] as Node[] | undefined) ?? [];
  if (NAMED[name]) return NAMED[name];
  if (/^(Readonly)?(Array|Set)$/.test(name) && inner[0]) return listOf(say(inner[0], source, seen));
  if (/^(Required|Readonly|Partial|NonNullable)$/.test(name) && inner[0]) return say(inner[0], source, seen);
  if (/^(Record|Map)$/.test(name) && inner[1])
    return { text: `${say(inner[1], source, seen).text} by name`, control: 'object' };
  if (name.endsWith('Handler')) return { text: 'called with the event', control: 'event' };
  const found = seen.includes(name) ? undefined : find(name, source);
  if (found?.node.type === 'TSTypeAliasDeclaration') {
    const said = say(found.node['typeAnnotation'] as Node, found.source, [...seen, name]);
    // A short list of values says more than its name.
    return said.control === 'object' && !said.text.startsWith('list of') ? { ...said, text: name } : said;
  }
  return { text: name, control: 'object' };
}

/** The type of one prop of a props type: `MedicineCardProps['form']`. */
function sayIndexed(node: Node, source: Source, seen: readonly string[]): Said {
  const object = node['objectType'] as Node;
  const key = nameOf((node['indexType'] as Node)['literal']);
  const found = key ? find(nameOf(object['typeName']) ?? '', source) : undefined;
  let said: Said | undefined;
  if (found)
    walk(found.node, (inner) => {
      if (inner.type !== 'TSPropertySignature' || nameOf(inner['key']) !== key) return;
      const type = typeOf(inner['typeAnnotation']);
      if (type) said ??= say(type, found.source, seen);
    });
  return said ?? { text: key ?? textOf(node, source), control: 'object' };
}

/** @param node a type, @param source the file that it stands in */
export function say(node: Node, source: Source, seen: readonly string[] = []): Said {
  const word = WORDS[node.type];
  if (word) return word;
  switch (node.type) {
    case 'TSParenthesizedType':
      return say(node['typeAnnotation'] as Node, source, seen);
    case 'TSLiteralType': {
      const value = asLiteral(node, source);
      return {
        text: typeof value === 'string' ? `'${value}'` : String(value),
        control: 'select',
        options: [value],
      };
    }
    case 'TSUnionType':
      return sayUnion(node['types'] as Node[], source, seen);
    case 'TSArrayType':
      return listOf(say(node['elementType'] as Node, source, seen));
    case 'TSTypeOperator':
      return node['operator'] === 'keyof'
        ? sayKeyof(node, source)
        : say(node['typeAnnotation'] as Node, source, seen);
    case 'TSFunctionType':
      return sayFunction(node, source);
    case 'TSTypeReference':
      return sayReference(node, source, seen);
    case 'TSIndexedAccessType':
      return sayIndexed(node, source, seen);
    case 'TSTypeLiteral':
      return {
        text: `{ ${(node['members'] as Node[])
          .map((one) => {
            const type = typeOf(one['typeAnnotation']);
            return `${nameOf(one['key']) ?? ''}: ${type ? say(type, source, seen).text : 'anything'}`;
          })
          .join(', ')} }`,
        control: 'object',
      };
    case 'TSTemplateLiteralType':
      return { text: `text such as ${textOf(node, source)}`, control: 'text' };
    default:
      return { text: textOf(node, source).replaceAll(/\s+/g, ' '), control: 'object' };
  }
}
