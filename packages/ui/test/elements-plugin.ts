// What the catalogue knows of props, for tests that run in the browser.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readElements } from '../../../.storybook/catalogue/elements.ts';
import { readSource } from '../../../.storybook/catalogue/source.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

export function elementsPlugin(): Plugin {
  const id = 'virtual:elements';
  return {
    name: 'doorstep:elements',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(path) {
      if (path !== `\0${id}`) return undefined;
      const all = readElements(root);
      const elements = Object.fromEntries(
        all.map(({ folder, name, props }) => [
          folder,
          { name, required: props.list.filter(({ required }) => required).map((prop) => prop.name) },
        ]),
      );
      const homes = Object.fromEntries(
        all.flatMap(({ folder }) => {
          const { text } = readSource(`${root}/packages/ui/src/${folder}/${folder.split('/')[1]}.tsx`);
          return [...text.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => [
            name,
            folder,
          ]);
        }),
      );
      return `export const elements = ${JSON.stringify(elements)};\nexport const homes = ${JSON.stringify(homes)};`;
    },
  };
}
