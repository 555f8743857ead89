import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { bin } from '../package.json';
import { bn } from '../src/messages/bn.ts';
import { en } from '../src/messages/en.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'doorstep-messages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The package's own command over a file, with the sources in place of what is built. */
const run = (...args: string[]) =>
  new Promise<{ code: number; lines: string[]; error: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--conditions=@doorstep/source', join(root, bin['doorstep-messages']), ...args],
      (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, lines: stdout.trim().split('\n'), error: stderr.trim() }),
    );
  });
const written = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const source = (name: string) => join(root, 'src/messages', name);

test('Hindi lacks nothing', async () => {
  const { code, lines } = await run(source('hi.ts'));
  expect(lines).toEqual([expect.stringMatching(/^hi-IN: (\d+) of \1 messages$/)]);
  expect(code).toBe(0);
});

test('of Bengali the areas that are not there are listed', async () => {
  const { code, lines } = await run(source('bn.ts'));
  const areas = Object.keys(en).filter((area) => area !== 'lang');
  const given = Object.keys(bn);
  expect(lines.slice(0, -1).map((line) => line.replace(/ all \d+ missing$/, ''))).toEqual(
    areas.filter((area) => !given.includes(area)).map((area) => `${area}:`),
  );
  expect(lines).toContain(`cart: all ${Object.keys(en.cart).length} missing`);
  expect(code).toBe(1);
});

test('asked for areas alone, it looks at these', async () => {
  const whole = await run(source('bn.ts'), 'base', 'medicine');
  expect(whole.code).toBe(0);
  const cart = await run(source('bn.ts'), 'base', 'cart');
  expect(cart.code).toBe(1);
  expect(cart.lines).toContain(`  missing  outOfStock: ${JSON.stringify(en.cart.outOfStock)}`);
});

test('a message that is missing, unknown or of another kind is named with its English', async () => {
  const file = written(
    'ta.ts',
    `type Text = string;
const close: Text = 'மூடு';
export const ta = {
  lang: 'ta-IN',
  form: { show: 'காட்டு', hide: 'மறை', showPassword: 'காட்டு', hidePassword: 'மறை', mobileHint: '10', problem: () => '1', step: '1' },
  base: { close, nwo: 'இப்போது' },
  medicine: { sorts: { 'name-asc': 'A – Z' } },
  filter: { uses: { Allergy: 'ஒவ்வாமை' } },
  bse: {},
};
`,
  );
  const { code, lines } = await run(file);
  expect(code).toBe(1);
  expect(lines).toContain(
    `base: ${Object.keys(en.base).length - 1} of ${Object.keys(en.base).length} missing`,
  );
  expect(lines).toContain('  missing  now: "Now"');
  expect(lines).toContain('  missing  sorts.name-desc: "Name: Z to A"');
  expect(lines).not.toContain('  missing  sorts.name-asc: "Name: A to Z"');
  expect(lines).toContain('  unknown  nwo');
  expect(lines).toContain('unknown area: bse');
  expect(lines).not.toContain('  unknown  uses.Allergy');
  expect(lines.find((line) => line.startsWith('  wrong'))).toMatch(
    /step is a string, must be a function: \(/,
  );
});

test('a file of plain JavaScript is read, and a key too much alone is an error', async () => {
  const form = `import { hi } from ${JSON.stringify(source('hi.ts'))};\n`;
  const right = written('right.mjs', `${form}export default { ...hi, lang: 'mr-IN' };`);
  expect((await run(right)).code).toBe(0);
  const wrong = written('wrong.mjs', `${form}export default { ...hi, form: { ...hi.form, shwo: '' } };`);
  const { code, lines } = await run(wrong);
  expect(lines.slice(0, 2)).toEqual(['form:', '  unknown  shwo']);
  expect(code).toBe(1);
});

test.each([
  ['no file', [], /^doorstep-messages: usage: /],
  ['a file that is not there', [join(folder, 'none.ts')], /none\.ts cannot be read: /],
  ['a file without messages', [source('when.ts')], /exports no object of messages with its lang/],
  [
    'what is no tag',
    [written('tag.mjs', `export const bn = { lang: 'bn_IN' };`)],
    /^doorstep-messages: 'bn_IN' is no BCP 47 tag$/,
  ],
  ['an area that nobody has', [source('bn.ts'), 'bsae'], /no area is called bsae/],
])('%s is said in one line', async (_, args, sentence) => {
  const { code, lines, error } = await run(...args);
  expect(error).toMatch(sentence);
  expect(error).not.toContain('\n');
  expect(lines).toEqual(['']);
  expect(code).toBe(2);
});
