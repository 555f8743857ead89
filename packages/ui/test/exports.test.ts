import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const elements = globSync('src/*/*/*.tsx', { cwd: root })
  .map((file) => file.split('/'))
  .filter(([, , folder, file]) => file === `${folder}.tsx`)
  .map(([, area, name]) => `${area}/${name}`);

/** What Node itself makes of `import '@doorstep/ui/…'`, from inside the package: the map is used, not imitated. */
function resolveAll(names: string[], ...flags: string[]): string[] {
  const script = `console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => import.meta.resolve('@doorstep/ui/' + name))))`;
  return (
    JSON.parse(
      execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', script], {
        cwd: root,
        encoding: 'utf8',
      }),
    ) as string[]
  ).map((url) => fileURLToPath(url));
}

test('in development every element resolves to its source', () => {
  expect(elements.length).toBeGreaterThan(30);
  expect(resolveAll(elements, '--conditions=@doorstep/source')).toEqual(
    elements.map((name) => `${root}src/${name}/${name.split('/')[1]}.tsx`),
  );
});

test('published, every element resolves into dist', () => {
  expect(resolveAll(elements)).toEqual(
    elements.map((name) => `${root}dist/${name}/${name.split('/')[1]}.js`),
  );
});

test('words and the sheets resolve too, an inner file does not', () => {
  const languages = ['messages/en', 'messages/hi', 'messages/bn'];
  const sources = resolveAll(languages, '--conditions=@doorstep/source');
  expect(sources).toEqual(languages.map((name) => `${root}src/${name}.ts`));
  expect(sources.every((file) => existsSync(file))).toBe(true);
  const sheets = ['styles.css', 'tokens.css', 'tailwind.css', 'tokens.json'];
  expect(resolveAll(sheets)).toEqual(sheets.map((name) => `${root}dist/styles/${name}`));
  for (const inner of ['cn', 'theme.css', 'elements.css'])
    expect(() => resolveAll([inner])).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

// What is built is looked at by `pack:check`, which runs after the build; here a build may be under way.
test('the package ships its source and all licences, without stories and tests', () => {
  const [pack] = Object.values(
    JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as Array<{ files: Array<{ path: string }> }>,
  );
  const licenses = globSync('licenses/*', { cwd: root });
  expect(licenses.length).toBeGreaterThan(2);
  const files = pack?.files.map(({ path }) => path) ?? [];
  expect(files).toEqual(
    expect.arrayContaining([
      'package.json',
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
      ...licenses,
      'src/base/button/button.tsx',
      'bin/doorstep-contrast.mjs',
      'bin/doorstep-messages.mjs',
      'src/styles/tokens.css',
      'src/messages/hi.ts',
    ]),
  );
  expect(
    files.filter((file) => /\.(stories|test|spec)\./.test(file) || /^(test|scripts|reports)\//.test(file)),
  ).toEqual([]);
});

/** The modules that a page importing just this would load. */
async function bundle(code: string): Promise<string[]> {
  const answer = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@doorstep/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.tsx' ? `${root}entry.tsx` : undefined),
        load: (id) => (id === `${root}entry.tsx` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry.tsx', external: /^react(-dom)?(\/|$)/ },
    },
  })) as Rolldown.RolldownOutput;
  return answer.output.flatMap((part) =>
    part.type === 'chunk'
      ? Object.entries(part.modules)
          .filter(([, module]) => module.renderedLength > 0)
          .map(([id]) => id)
      : [],
  );
}
const page = (name: string, part: string) =>
  `import { ${part} } from '@doorstep/ui/base/${name}'; document.title = String(${part});`;

test('a bundle with Button alone holds no Dialog', async () => {
  const button = await bundle(page('button', 'Button'));
  expect(button.some((id) => id.endsWith('/button/button.tsx'))).toBe(true);
  expect(button.filter((id) => /dialog|focus-scope|dismissable|remove-scroll/.test(id))).toEqual([]);
  const dialog = await bundle(page('dialog', 'Dialog'));
  expect(dialog.some((id) => id.includes('/@radix-ui/react-dialog/'))).toBe(true);
});
