// One name for one thing in the props of all elements: who knows one element guesses the names of another.
import { parseSync } from 'oxc-parser';
import { nameOf, walk, type Node } from '@doorstep/tooling/ast';
import type { Sources } from './props.ts';

interface Rule {
  /** The names that are not used. */
  not: RegExp;
  /** The name of the thing, and what it is. */
  use: string;
  /** Only where the type's text matches: `title` is a heading, and of an option its label. */
  type?: RegExp;
  /** Only in declarations of these names. */
  of?: RegExp;
}
export const rules: readonly Rule[] = [
  {
    not: /^(problem|failure|message|wrong)$/,
    of: /Props$/,
    type: /^string \| undefined$/,
    use: 'error: what is wrong and what to do',
  },
  { not: /Problem$/, use: '<what>Error: what is wrong with a second thing of the element' },
  {
    not: /^(pending|saving|sending\w*|adding|removing|checking|searching|locating|exporting|ending|resending|opening)$/,
    type: /boolean/,
    of: /Props$/,
    use: 'busy, or <what>Busy of a second action: what was pressed is under way (loading is content that is not there yet)',
  },
  { not: /^(onPress|onTap|onAction\w+)$/, use: 'onClick: it was pressed' },
  { not: /^(onPick|onChoose)$/, use: 'onSelect: one was chosen from a list' },
  { not: /^(onToggle|onChosenChange|onCheck\w+Change)$/, use: 'onSelectedChange: selected, or not any more' },
  { not: /^(chosen|choosable)$/, of: /Props$/, use: 'selected, selectable' },
  { not: /^(onFile|onSelectFile)$/, use: 'onFileSelect: gets the file' },
  {
    not: /^onChange$/,
    use: 'onValueChange of value, on<Prop>Change of another prop, onEdit where something is to be changed elsewhere',
  },
  { not: /^on(Day|Time|Address|Language|Theme|Sort|Letter)$/, use: 'on<Prop>Change: gets the new value' },
  {
    not: /^(subtitle|subtext|detail)$/,
    type: /ReactNode|string/,
    of: /(Props|Option|Suggestion|Slide|NextThing|Result|Service)$/,
    use: 'description: a sentence below a title or label',
  },
  { not: /^(title|name|text)$/, of: /Option$|^Suggestion$/, use: 'label: what an option is called' },
  {
    not: /^(most|\w+Max|\w+Most)$/,
    type: /^number$/,
    use: '<what>MaxLength of a text, max<What> of a number',
  },
  { not: /^(photo|picture|imageUrl|pictureUrl)$/, type: /string/, use: 'image: the address of a picture' },
  { not: /^onAgain$/, use: 'onRetry: what failed is tried again' },
  { not: /^onDismiss$/, use: 'onClose: it is to go away' },
];

/** 'BoxProps problem: …' of all props that have another name elsewhere; `exceptions` are left out. */
export function wrongNames(sources: Sources, exceptions: Readonly<Record<string, string>> = {}): string[] {
  const found: string[] = [];
  for (const [path, text] of Object.entries(sources))
    walk(parseSync(path, text).program as unknown as Node, (node, around) => {
      if (node.type !== 'TSPropertySignature') return;
      const owner = nameOf(
        around.find(({ type }) => /^TS(Interface|TypeAlias)Declaration$/.test(type))?.['id'],
      );
      const name = nameOf(node['key']) ?? '';
      const typed = node['typeAnnotation'] as Node | null;
      const type = typed ? text.slice(typed.start + 1, typed.end).trim() : '';
      if (!owner || `${owner} ${name}` in exceptions) return;
      const rule = rules.find(
        (one) => one.not.test(name) && (!one.type || one.type.test(type)) && (!one.of || one.of.test(owner)),
      );
      if (rule) found.push(`${owner} ${name}: ${rule.use}`);
    });
  return found;
}

/** 'FieldProps: a.tsx, b.tsx' of all exported types of one name. */
export function doubleTypes(sources: Sources): string[] {
  const where = new Map<string, string[]>();
  for (const [path, text] of Object.entries(sources))
    for (const node of (parseSync(path, text).program as unknown as { body: Node[] }).body) {
      const declared = node['declaration'] as Node | null;
      if (node.type !== 'ExportNamedDeclaration' || !declared || !/^TS\w+Declaration$/.test(declared.type))
        continue;
      const name = nameOf(declared['id']) ?? '';
      where.set(name, [...(where.get(name) ?? []), path]);
    }
  return [...where]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}
