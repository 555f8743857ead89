// Makes what is published of src/styles, after tsc has made the rest of dist: the three sheets, what lies beside them, and tokens.json.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { iconNames } from '../src/base/icon/names.ts';
import { designTokens } from './design-tokens.mjs';
import { scopeCompiled, scopeElements } from './scope.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const src = `${root}src/styles/`,
  dist = `${root}dist/styles/`;
const source = (name) => readFileSync(src + name, 'utf8');

/** Of a page that is not made with Tailwind nobody looks for class names: it gets every drawing. */
const everyIcon = {
  name: 'every-icon',
  enforce: 'pre',
  transform: {
    filter: { id: /styles\/styles\.css$/ },
    handler: (css) => `${css}\n@source inline('{${iconNames.join(',')}}');\n`,
  },
};
async function compiled() {
  const { output } = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [everyIcon, tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `${src}styles.css`,
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
        },
      },
    },
  });
  return output.filter(({ type }) => type === 'asset');
}

rmSync(dist + 'fonts', { recursive: true, force: true });
mkdirSync(dist + 'fonts', { recursive: true });
for (const { fileName, source: text } of await compiled())
  writeFileSync(dist + fileName, fileName.endsWith('.css') ? scopeCompiled(String(text)) : text);
cpSync(`${src}fonts/README.md`, `${dist}fonts/README.md`);
writeFileSync(
  dist + 'fonts.css',
  source('fonts.css').replaceAll(/url\('@fontsource[^']*\/files\//g, "url('./fonts/"),
);
for (const name of ['bare.css', 'elements.css', 'type.css', 'print.css'])
  writeFileSync(dist + name, scopeElements(source(name)));
for (const name of ['bars.css', 'icons.css', 'names.css', 'shared.css', 'tailwind.css', 'tokens.css'])
  cpSync(src + name, dist + name);
writeFileSync(dist + 'tokens.json', `${JSON.stringify(designTokens(source('tokens.css')), null, 2)}\n`);
for (const file of globSync('src/base/art/scenes/*.svg', { cwd: root }))
  cpSync(root + file, `${root}dist/base/art/scenes/${basename(file)}`);
