// The props of a component, from its source: sentence, default, type in words, control.
import { find, nameOf, textOf, walk, type Node, type Source } from './source.ts';
import { say, type Control } from './types.ts';

export interface Prop {
  name: string;
  /** What it is for: the comment above it. */
  sentence: string;
  type: string;
  /** As it stands in the code: `'accent'`; '' where there is none. */
  default: string;
  required: boolean;
  control: Control;
  options: Array<string | number | boolean> | undefined;
}
export interface Props {
  list: Prop[];
  /** The HTML element whose attributes are taken, too: 'button'. */
  native?: string;
  /** Attributes of it that are not taken. */
  omitted?: string[];
}

const stringsOf = (node: Node | undefined, source: Source): string[] =>
  node ? [...textOf(node, source).matchAll(/'([^']+)'/g)].map(([, name = '']) => name) : [];

function merge(...parts: Props[]): Props {
  const list = new Map<string, Prop>();
  for (const part of parts) for (const one of part.list) list.set(one.name, one);
  const from = parts.find((part) => part.native);
  return {
    list: [...list.values()],
    ...(from?.native && { native: from.native, omitted: from.omitted ?? [] }),
  };
}

const typeOf = (node: Node) =>
  (node['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;

function fromMembers(members: Node[], source: Source): Props {
  const list = members
    .filter(({ type }) => /^TS(PropertySignature|MethodSignature)$/.test(type))
    // In one form of a union, what belongs to the other: `onChange?: never`.
    .filter((one) => typeOf(one)?.type !== 'TSNeverKeyword')
    .map((one) => {
      const type = typeOf(one);
      const said = type ? say(type, source) : { text: 'called', control: 'event' as const };
      return {
        name: nameOf(one['key']) ?? '',
        sentence: source.comment(one.start),
        type: said.text,
        default: '',
        required: one['optional'] !== true,
        control: said.control,
        options: said.options,
      };
    });
  return { list };
}

function fromReference(name: string, inner: Node[], source: Source): Props {
  const [first, second] = inner;
  if (/^ComponentProps(WithRef|WithoutRef)?$/.test(name)) {
    const [native] = stringsOf(first, source);
    if (native) return { list: [], native };
    const [, other] = /typeof (\w+)/.exec(first ? textOf(first, source) : '') ?? [];
    return other ? propsOf(other, source) : { list: [] };
  }
  if (/^(Omit|Pick)$/.test(name) && first) {
    const props = fromType(first, source);
    const names = new Set(stringsOf(second, source));
    const list = props.list.filter((one) => names.has(one.name) === (name === 'Pick'));
    // What is picked of an HTML element's attributes says nothing of the others.
    if (!props.native || name === 'Pick') return { list };
    return { list, native: props.native, omitted: [...(props.omitted ?? []), ...names] };
  }
  if (/^(Partial|Required|Readonly)$/.test(name) && first) {
    const props = fromType(first, source);
    if (name !== 'Readonly') for (const one of props.list) one.required = name === 'Required';
    return props;
  }
  const found = find(name, source);
  return found ? fromDeclaration(found.node, found.source) : { list: [] };
}

function fromDeclaration(node: Node, source: Source): Props {
  if (node.type === 'TSTypeAliasDeclaration') return fromType(node['typeAnnotation'] as Node, source);
  if (node.type !== 'TSInterfaceDeclaration') return { list: [] };
  const bases = (node['extends'] as Node[]).map((one) =>
    fromReference(
      nameOf(one['expression']) ?? '',
      ((one['typeArguments'] as Node | undefined)?.['params'] as Node[] | undefined) ?? [],
      source,
    ),
  );
  return merge(...bases, fromMembers((node['body'] as Node)['body'] as Node[], source));
}

function fromType(node: Node, source: Source): Props {
  if (node.type === 'TSTypeLiteral') return fromMembers(node['members'] as Node[], source);
  if (node.type === 'TSIntersectionType' || node.type === 'TSUnionType') {
    const parts = (node['types'] as Node[]).map((one) => fromType(one, source));
    const merged = merge(...parts);
    if (node.type === 'TSIntersectionType') return merged;
    // Of either form: what one of them lacks is not required.
    const every = (name: string) =>
      parts.every(({ list }) => list.some((one) => one.name === name && one.required));
    for (const one of merged.list) one.required &&= every(one.name);
    return merged;
  }
  if (node.type === 'TSParenthesizedType') return fromType(node['typeAnnotation'] as Node, source);
  if (node.type === 'TSTypeReference')
    return fromReference(
      nameOf(node['typeName']) ?? '',
      ((node['typeArguments'] as Node | undefined)?.['params'] as Node[] | undefined) ?? [],
      source,
    );
  return { list: [] };
}

/** Defaults of destructured props, and those of cva's variants. The component's own first, then those of inner functions of its file. */
function defaultsOf(component: Node, source: Source): Map<string, string> {
  const found = new Map<string, string>();
  const look = (node: Node) => {
    if (node.type === 'AssignmentPattern' || nameOf(node['key']) === 'defaultVariants') {
      const pairs: Array<[unknown, Node]> =
        node.type === 'AssignmentPattern'
          ? [[node['left'], node['right'] as Node]]
          : ((node['value'] as Node)['properties'] as Node[]).map((one) => [
              one['key'],
              one['value'] as Node,
            ]);
      for (const [key, value] of pairs) {
        const name = nameOf(key);
        const text = textOf(value, source);
        if (name && !found.has(name) && text.length < 60) found.set(name, text);
      }
    }
  };
  walk(component, look);
  walk(source.program, look);
  return found;
}

/** @param name of a component that the file declares or imports */
export function propsOf(name: string, from: Source): Props {
  const found = find(name, from);
  if (!found) return { list: [] };
  const { source } = found;
  const made = (found.node['init'] as Node | undefined) ?? found.node;
  let component = made;
  // `memo(function Card(…) {…})`
  if (made.type === 'CallExpression') component = (made['arguments'] as Node[])[0] ?? made;
  if (component.type === 'Identifier') return propsOf(nameOf(component) ?? '', source);
  const [first] = (component['params'] as Node[] | undefined) ?? [];
  const type = (first?.['typeAnnotation'] as Node | undefined)?.['typeAnnotation'] as Node | undefined;
  if (!type) return { list: [] };
  const props = fromType(type, source);
  const defaults = defaultsOf(component, source);
  for (const one of props.list) if (!one.required) one.default = defaults.get(one.name) ?? one.default;
  return props;
}
