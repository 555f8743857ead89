// Each module says 'use client' exactly where a server of React Server Components could not run it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { clientModules, serverReact } from './client-modules.ts';
import { readSources } from './props.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readSources(root, 'src');

test("what needs the browser says 'use client'", () => {
  const silent = clientModules(sources).filter(({ needs, directive }) => needs && !directive);
  expect(silent.map(({ path, needs }) => `${path} ${needs}: begin it with 'use client';`)).toEqual([]);
});

test("nothing else says 'use client'", () => {
  const loud = clientModules(sources).filter(({ needs, directive }) => !needs && directive);
  expect(loud.map(({ path }) => `${path} runs on a server too: take 'use client' away`)).toEqual([]);
});

test('the rule follows hooks, handlers, functions as children and helpers of client modules', () => {
  const made = {
    'src/a/words.ts':
      "import { createContext, use } from 'react';\nexport const Words = createContext('');\nexport const useWords = () => use(Words);\n",
    'src/a/plain.tsx':
      "import { useId } from 'react';\nexport const Plain = ({ onPress, children }) => <b id={useId()} onClick={onPress}>{children}</b>;\n",
    'src/a/handler.tsx':
      'export function Handler({ busy, onPress }) { return <b onClick={busy ? () => {} : onPress} />; }\n',
    'src/a/helper.tsx':
      "import { useWords } from './words.ts';\nexport const format = (n) => String(n);\nexport const Helper = () => useWords();\n",
    'src/a/draws.tsx':
      "import { memo } from 'react';\nimport { Helper, type Shape } from './helper.tsx';\nconst Still = memo(Helper);\nexport const Draws = (all: Shape) => <p><Helper /><Still />{all.map((one) => <i key={one} />)}</p>;\n",
    'src/a/calls.tsx':
      "import { format } from './helper.tsx';\nexport const Calls = () => <p>{format(1)}</p>;\n",
    'src/a/child.tsx':
      "import { Helper } from './helper.tsx';\nexport const Child = () => <Helper>{(one) => <i>{one}</i>}</Helper>;\n",
    'src/a/plain-child.tsx':
      "import { Plain } from './plain.tsx';\nexport const PlainChild = () => <Plain>{(one) => <i>{one}</i>}</Plain>;\n",
  };
  const needed = clientModules(made, serverReact()).filter(({ needs }) => needs);
  expect(Object.fromEntries(needed.map(({ path, needs }) => [path.slice(6), needs]))).toEqual({
    'words.ts': 'React has no createContext on a server',
    'handler.tsx': 'gives a handler of its own to a tag',
    'helper.tsx': 'uses useWords of a client module',
    'calls.tsx': 'uses format of a client module',
    'child.tsx': 'gives a function to Helper, of a client module',
  });
});

const built = mkdtempSync(join(tmpdir(), 'doorstep-server-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

test('a server imports every built module, and draws the elements that are its own', () => {
  // Stories import the preview: without `noResolve` its files would be written beside their sources.
  const config = join(built, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.build.json'),
      compilerOptions: {
        rootDir: join(root, 'src'),
        outDir: built,
        declaration: false,
        noCheck: true,
        noResolve: true,
      },
      include: [join(root, 'src')],
      exclude: [],
    }),
  );
  symlinkSync(join(root, '../../node_modules'), join(built, 'node_modules'), 'dir');
  writeFileSync(join(built, 'package.json'), '{ "type": "module" }');
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { encoding: 'utf8', cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  run(join(root, '../../node_modules/typescript/bin/tsc'), '-p', config);
  expect(readFileSync(join(built, 'base/button/button.js'), 'utf8')).toMatch(/^'use client';/);
  const { imported, drawn, wrong } = JSON.parse(
    run('--conditions=react-server', join(root, 'test/react-server.mjs'), built),
  ) as { imported: number; drawn: string[]; wrong: string[] };
  expect(wrong).toEqual([]);
  expect(imported).toBeGreaterThanOrEqual(Object.keys(sources).length - 10);
  expect(drawn).toEqual(expect.arrayContaining(['base/badge/badge.js', 'base/notice/notice.js']));
});
