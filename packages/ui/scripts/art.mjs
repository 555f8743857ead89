// Writes the drawn scenes: src/base/art/scenes/<name>.svg, and beside each the module of its address: who draws one scene loads one
// address.
// Run `node packages/ui/scripts/art.mjs` after a change in art/; a test compares the files with this script's answer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { empties } from './art/empty.mjs';
import { others } from './art/others.mjs';
import { doctors, services } from './art/services.mjs';
import { slides } from './art/slides.mjs';

const folder = '../src/base/art/scenes/';
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const module = (name, viewBox) => `// Made by scripts/art.mjs: do not edit.
import url from './${name}.svg?url&no-inline';

export const ${camel(name)} = { url, viewBox: '${viewBox}' };
`;

export function build() {
  return Object.fromEntries(
    Object.entries({ ...slides, ...services, ...doctors, ...empties, ...others }).flatMap(
      ([name, { viewBox, shapes }]) => [
        [
          `${folder}${name}.svg`,
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="scene">${shapes}</g></svg>\n`,
        ],
        [`${folder}${name}.ts`, module(name, viewBox)],
      ],
    ),
  );
}

if (import.meta.main)
  for (const [path, text] of Object.entries(build())) writeFileSync(new URL(path, import.meta.url), text);
export const current = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** What stands there, made or left over. */
export const present = () => readdirSync(new URL(folder, import.meta.url)).map((file) => `${folder}${file}`);
