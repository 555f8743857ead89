// The catalogue in the forms that tools read: llms.txt for assistants, a registry as shadcn's command line takes it.
import type { Element } from './elements.ts';
import type { Prop } from './props.ts';

const summary = ({ name, folder, spec }: Element) => `- [${name}](llms/${folder}.md): ${spec.use}`;
const areaOf = ({ folder }: Element) => folder.split('/')[0] ?? '';

/** The index: what there is, where to read more. https://llmstxt.org */
export function llmsIndex(elements: readonly Element[]): string {
  const areas = [...new Set(elements.map(areaOf))];
  const lists = areas.map(
    (area) =>
      `## ${area}\n\n${elements
        .filter((one) => areaOf(one) === area)
        .map(summary)
        .join('\n')}`,
  );
  return `# Doorstep

> Screen elements of a home-healthcare shop for patients in India: React 19, English and Hindi, light and dark.

Install \`@doorstep/ui\`. Import each element from its own path, \`@doorstep/ui/<area>/<element>\`: there is no root export.
Import one sheet: \`@doorstep/ui/styles.css\` without Tailwind, \`@doorstep/ui/tailwind.css\` with Tailwind 4.
Money is integer paise (\`pricePaise\`), dates are ISO strings, what depends on today takes \`now\`.

${lists.join('\n\n')}
`;
}

const propLine = ({ name, type, required, default: value, sentence }: Prop) =>
  `- \`${name}\`${required ? ' (required)' : ''}: ${type}${value && `, by default ${value}`}. ${sentence}`;

/** One element: example, props, promises. */
export function llmsPage({ name, spec, example, props, parts }: Element): string {
  const native = props.native ? `- and what \`<${props.native}>\` takes\n` : '';
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : '';
  return `# ${name}

${spec.use}

\`\`\`tsx
${example.trim()}
\`\`\`

## Props

${props.list.map(propLine).join('\n')}
${native}${list(
    'It must',
    spec.must.map(({ text }) => `- ${text}`),
  )}${list(
    'It must not',
    spec.mustNot.map(({ text }) => `- ${text}`),
  )}${list(
    'Parts (data-slot)',
    parts.map(
      ({ slot, states }) => `- ${slot}${states.length > 0 ? `: data-state ${states.join(', ')}` : ''}`,
    ),
  )}`;
}

const SCHEMA = 'https://ui.shadcn.com/schema';

/** An element as a registry item: it installs the package, and its example as a file of the project that takes it. */
export function registryItem({ name, folder, spec, example }: Element, version: string) {
  return {
    $schema: `${SCHEMA}/registry-item.json`,
    name: folder.replace('/', '-'),
    type: 'registry:component',
    title: name,
    description: spec.use,
    categories: [folder.split('/')[0] ?? '', ...spec.also],
    dependencies: [`@doorstep/ui@${version}`],
    css: { '@import "@doorstep/ui/tailwind.css"': {} },
    files: [
      {
        path: `examples/${folder}.tsx`,
        type: 'registry:component',
        target: `components/doorstep/${folder.split('/')[1] ?? ''}.tsx`,
        content: example,
      },
    ],
  };
}

export function registry(elements: readonly Element[], version: string) {
  return {
    $schema: `${SCHEMA}/registry.json`,
    name: 'doorstep',
    homepage: './',
    items: elements.map((element) => {
      const { $schema: _, files, ...item } = registryItem(element, version);
      return { ...item, files: files.map(({ content: __, ...file }) => file) };
    }),
  };
}

/** Every file, by its path below the book. @param version of the package */
export function published(elements: readonly Element[], version: string): Map<string, string> {
  const files = new Map([
    ['llms.txt', llmsIndex(elements)],
    ['registry.json', JSON.stringify(registry(elements, version), null, 2)],
  ]);
  for (const element of elements) {
    files.set(`llms/${element.folder}.md`, llmsPage(element));
    const item = registryItem(element, version);
    files.set(`r/${item.name}.json`, JSON.stringify(item, null, 2));
  }
  return files;
}
