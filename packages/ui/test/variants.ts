import { basename, dirname } from 'node:path';
import { parseSync } from 'oxc-parser';
import { nameOf, walk, type Node } from '@doorstep/tooling/ast';
import type { Sources } from './props.ts';

const camel = (file: string) => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());

/** What is wrong with the variants (`cva`) of these files, a line each: a composer reaches them through the element's own module. */
export function variantFaults(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const program = parseSync(path, text).program as unknown as Node;
    const file = basename(path).replace(/\.tsx?$/, '');
    const element = `${dirname(path)}/${basename(dirname(path))}.tsx`;
    const faults: string[] = [];
    walk(program, (node, around) => {
      const call = node['init'] as Node | null;
      if (node.type !== 'VariableDeclarator' || nameOf(call?.['callee']) !== 'cva') return;
      const name = nameOf(node['id']) ?? '';
      if (!new RegExp(`^${camel(file)}(?:[A-Z]\\w*)?Variants$`).test(name))
        faults.push(`${path}: name ${name} ${camel(file)}Variants, or ${camel(file)}<Part>Variants`);
      if (!around.some(({ type }) => type === 'ExportNamedDeclaration'))
        faults.push(`${path}: export ${name}`);
      if (!text.includes(`export type ${pascal(name)} = VariantProps<typeof ${name}>;`))
        faults.push(`${path}: export type ${pascal(name)} = VariantProps<typeof ${name}>`);
      const again = `export { ${name}, type ${pascal(name)} } from './${basename(path)}';`;
      if (path !== element && !sources[element]?.includes(again))
        faults.push(`${element}: ${again} (the package shows an element's own module alone)`);
    });
    return faults;
  });
}
