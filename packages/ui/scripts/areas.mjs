// Writes what must name every area: the type of all messages and Hindi's list of them (src/messages/messages.ts, hi.ts), and the areas' lines in
// package.json's exports. An area is a folder of src with elements; its messages stand in `messages.en.ts` and `messages.hi.ts` (a part that travels
// apart has its own, as `home/footer-messages.en.ts`). Run `node packages/ui/scripts/areas.mjs` after adding one; a test compares the files.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const src = new URL('../src/', import.meta.url);
export const current = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const notAreas = ['messages', 'styles'];

export function build() {
  const areas = readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notAreas.includes(entry.name))
    .map(({ name }) => name)
    .toSorted();
  const messages = areas
    .flatMap((area) => readdirSync(new URL(`${area}/`, src)).map((file) => `${area}/${file}`))
    .filter((file) => file.endsWith('messages.en.ts'))
    .map((file) => {
      const name = /^export const (\w+)Messages\b/m.exec(readFileSync(new URL(file, src), 'utf8'))?.[1];
      const hindi = file.replace('.en.ts', '.hi.ts');
      if (!name) throw new Error(`${file} exports no …Messages`);
      if (!existsSync(new URL(hindi, src))) throw new Error(`${hindi} is missing`);
      return { name, file, hindi };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const made = '// Made by scripts/areas.mjs: do not edit.\n';
  const types = `${made}${messages.map(({ name, file }) => `import type { ${name}Messages } from '../${file}';\n`).join('')}
export type Lang = 'en-IN' | 'hi-IN';
/** Every word that ui shows, by area. A language is one object of this type: a missing word fails the type check. */
export interface Messages {
  lang: Lang;
${messages.map(({ name }) => `  ${name}: typeof ${name}Messages;\n`).join('')}}
`;
  const hi = `${made}${messages.map(({ name, hindi }) => `import { ${name} } from '../${hindi}';\n`).join('')}import type { Messages } from './messages.ts';

export const hi: Messages = {
  lang: 'hi-IN',
${messages.map(({ name }) => `  ${name},\n`).join('')}};
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
  return { '../src/messages/messages.ts': types, '../src/messages/hi.ts': hi, '../package.json': manifest };
}

if (import.meta.main)
  for (const [path, text] of Object.entries(build())) writeFileSync(new URL(path, import.meta.url), text);
