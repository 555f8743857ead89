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
        : { control: { type: control } }),
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
  return {
    name: 'doorstep:catalogue',
    configureServer({ middlewares, watcher }) {
      let files: Map<string, string> | undefined;
      watcher.on('all', () => {
        files = undefined;
      });
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://book').pathname.slice(1);
        if (!/^(?:catalogue|llms|r)\/|^(?:llms\.txt|registry\.json)$/.test(path)) return next();
        files ??= filesOf(root);
        const text = files.get(path);
        if (text === undefined) return next();
        response.setHeader('content-type', path.endsWith('.json') ? 'application/json' : 'text/plain');
        response.end(text);
      });
    },
    generateBundle() {
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
          const props = propsOf(name, source);
          if (props.list.length === 0 && !props.native) return [];
          const types = Object.fromEntries([
            ...props.list.map((prop) => [prop.name, argTypeOf(prop)]),
            ...nativeProps(props).map((prop) => [prop.name, argTypeOf(prop, props.native)]),
          ]);
          return [`${name}.argTypes = ${JSON.stringify(types)};`];
        });
      return given.length > 0 ? { code: `${code}\n${given.join('\n')}`, map: null } : undefined;
    },
  };
}
