// Gives the book what the catalogue knows: one JSON file for each docs page, and to each component the arguments it takes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { published } from './publish.ts';
import { readElements } from './elements.ts';
import { matrixOf } from './matrix.ts';
import { nativeProps } from './native.ts';
import { propsOf, type Prop } from './props.ts';
import { readSource } from './source.ts';

const CONTROLS = { text: 'text', number: 'number', boolean: 'boolean', object: 'object' } as const;

/** A prop as Storybook's controls take it. @param native the tag, if it is an attribute of HTML */
export function argTypeOf(prop: Prop, native?: string) {
  const { control, options } = prop;
  const isChoice = control === 'select';
  return {
    name: prop.name,
    description: prop.sentence,
    type: { name: 'other', value: prop.type, required: prop.required },
    table: {
      type: { summary: prop.type },
      ...(prop.default && { defaultValue: { summary: prop.default } }),
      category: control === 'event' ? 'Events' : native ? `As <${native}>` : undefined,
    },
    ...(isChoice
      ? { options, control: { type: (options?.length ?? 0) > 4 ? 'select' : 'inline-radio' } }
      : control === 'event' || control === 'none'
        ? { control: false, ...(control === 'event' && { action: prop.name }) }
        : { control: { type: CONTROLS[control] } }),
  };
}

/** What a docs page and the other pages of the book fetch, by path. */
function filesOf(root: string): Map<string, string> {
  const elements = readElements(root);
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    version: string;
  };
  const files = new Map(elements.map((element) => [`catalogue/${element.id}.json`, JSON.stringify(element)]));
  files.set('catalogue/states.json', JSON.stringify(matrixOf(elements)));
  return new Map([...files, ...published(elements, version)]);
}

export function catalogue(root: string): Plugin {
  let isBuild = false;
  return {
    name: 'doorstep:catalogue',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://book').pathname.slice(1);
        if (!/^(?:catalogue|llms|r)\/|^(?:llms\.txt|registry\.json)$/.test(path)) return next();
        const text = filesOf(root).get(path);
        if (text === undefined) return next();
        response.setHeader('content-type', path.endsWith('.json') ? 'application/json' : 'text/plain');
        response.end(text);
      });
    },
    generateBundle() {
      if (!isBuild) return;
      for (const [fileName, source] of filesOf(root)) this.emitFile({ type: 'asset', fileName, source });
    },
    transform(code, id) {
      // Tests mount stories by their arguments alone.
      if (process.env['VITEST']) return undefined;
      const [path = ''] = id.split('?');
      if (!path.startsWith(join(root, 'packages/ui/src')) || !path.endsWith('.tsx')) return undefined;
      if (/\.(?:stories|test)\.tsx$/.test(path)) return undefined;
      const source = readSource(path);
      const given = [...source.declared.keys()]
        .filter(
          (name) =>
            /^[A-Z]/.test(name) && new RegExp(`export (?:function|const) ${name}\\b`).test(source.text),
        )
        .flatMap((name) => {
          const { list, native } = propsOf(name, source);
          if (list.length === 0 && !native) return [];
          const types = Object.fromEntries([
            ...list.map((prop) => [prop.name, argTypeOf(prop)]),
            ...nativeProps(native, list).map((prop) => [prop.name, argTypeOf(prop, native)]),
          ]);
          return [`${name}.argTypes = ${JSON.stringify(types)};`];
        });
      return given.length > 0 ? { code: `${code}\n${given.join('\n')}`, map: null } : undefined;
    },
  };
}
