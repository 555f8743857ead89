// Writes what must name every area: the type of all messages (src/messages/messages.ts), the list of each language (en.ts, hi.ts, bn.ts), and the areas'
// lines in package.json's exports. An area is a folder of src with elements; its messages stand in `messages.en.ts`, and in `messages.<language>.ts` beside
// it (a part that travels apart has its own, as `home/footer-messages.en.ts`). Run `node packages/ui/scripts/areas.mjs` after adding one; a test compares
// the files.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const src = new URL('../src/', import.meta.url);
export const current = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const notAreas = new Set(['messages', 'styles']);
/** Hindi is the product's own: it is whole, or this script and the type check fail. Of the others an area may be missing. */
const translations = [
  { language: 'hi', tag: 'hi-IN', whole: true },
  { language: 'bn', tag: 'bn-IN', whole: false },
];
const made = '// Made by scripts/areas.mjs: do not edit.\n';

/** Every file of messages with its name in English, sorted by name. */
function messagesOf(areas) {
  const files = areas.flatMap((area) =>
    readdirSync(new URL(`${area}/`, src)).map((file) => `${area}/${file}`),
  );
  const messages = files
    .filter((file) => file.endsWith('messages.en.ts'))
    .map((file) => {
      const name = /^export const (\w+)Messages\b/m.exec(readFileSync(new URL(file, src), 'utf8'))?.[1];
      if (!name) throw new Error(`${file} exports no …Messages`);
      return { name, file };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const orphan = files.find(
    (file) =>
      /messages\.\w+\.ts$/.test(file) &&
      !messages.some((one) => one.file === file.replace(/\.\w+\.ts$/, '.en.ts')),
  );
  if (orphan) throw new Error(`${orphan} has no English beside it`);
  return messages;
}
function english(messages) {
  return `${made}${messages.map(({ name, file }) => `import { ${name}Messages } from '../${file}';\n`).join('')}import type { Messages } from './messages.ts';

/** English, whole: what doorstep-messages compares other languages with. Elements bring the English of their area themselves, and need no provider for it. */
export const en: Messages = {
  lang: 'en-IN',
${messages.map(({ name }) => `  ${name}: ${name}Messages,\n`).join('')}};
`;
}
function translation(messages, { language, tag, whole }) {
  const given = messages
    .map(({ name, file }) => ({ name, file: file.replace('.en.ts', `.${language}.ts`) }))
    .filter(({ file }) => {
      const exists = existsSync(new URL(file, src));
      if (whole && !exists) throw new Error(`${file} is missing`);
      return exists;
    });
  const type = whole ? 'Messages' : 'PartialMessages';
  return `${made}${given.map(({ name, file }) => `import { ${name} } from '../${file}';\n`).join('')}import type { ${type} } from './messages.ts';

export const ${language}${whole ? `: ${type}` : ''} = {
  lang: '${tag}',
${given.map(({ name }) => `  ${name},\n`).join('')}}${whole ? '' : ` satisfies ${type}`};
`;
}

export function build() {
  const areas = readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notAreas.has(entry.name))
    .map(({ name }) => name)
    .toSorted();
  const messages = messagesOf(areas);
  const types = `${made}${messages.map(({ name, file }) => `import type { ${name}Messages } from '../${file}';\n`).join('')}
/** BCP 47 tag of a language, such as 'bn-IN': what Intl and the attribute lang take. */
export type Lang = string;
/** Every message of ui, by area. The product's own languages are of this type: a missing message fails the type check. */
export interface Messages {
  lang: Lang;
${messages.map(({ name }) => `  ${name}: typeof ${name}Messages;\n`).join('')}}
export type MessageArea = Exclude<keyof Messages, 'lang'>;
/** A message is text, a function or a list of texts; what else is an object groups them. */
type Part<Group> = {
  [Key in keyof Group]?: Group[Key] extends ((...given: never[]) => unknown) | readonly unknown[] | string
    ? Group[Key]
    : Part<Group[Key]>;
};
/** A language as far as it is translated: an area or a message that is missing is shown in English. */
export type PartialMessages = Pick<Messages, 'lang'> & Part<Omit<Messages, 'lang'>>;
`;
  const lines = areas.map(
    (area) => `    "./${area}/*": {
      "@doorstep/source": "./src/${area}/*/*.tsx",
      "types": "./dist/${area}/*/*.d.ts",
      "default": "./dist/${area}/*/*.js"
    },
`,
  );
  const manifest = current('../package.json').replace(
    /("exports": \{\n)[^]*?(?= {4}"\.\/messages\/\*")/,
    (_, head) => head + lines.join(''),
  );
  return {
    '../src/messages/messages.ts': types,
    '../src/messages/en.ts': english(messages),
    ...Object.fromEntries(
      translations.map((one) => [`../src/messages/${one.language}.ts`, translation(messages, one)]),
    ),
    '../package.json': manifest,
  };
}

if (import.meta.main)
  for (const [path, text] of Object.entries(build())) writeFileSync(new URL(path, import.meta.url), text);
