import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { takeLock } from '../lock.mjs';

const lockFile = fileURLToPath(new URL('../lock.mjs', import.meta.url));
const nameOf = () => `test ${process.pid} ${Math.random()}`;

test('a second one waits until the first has freed the lock', async () => {
  const name = nameOf(),
    order = [];
  const free = await takeLock(name);
  const second = takeLock(name, () => order.push('waits')).then((freeToo) => {
    order.push('has it');
    return freeToo;
  });
  await expect.poll(() => order).toEqual(['waits']);
  order.push('freed');
  await free();
  await (
    await second
  )();
  expect(order).toEqual(['waits', 'freed', 'has it']);
});

test('locks of other names are free', async () => {
  const free = await takeLock(nameOf());
  let waited = false;
  const freeOther = await takeLock(nameOf(), () => {
    waited = true;
  });
  expect(waited).toBe(false);
  await freeOther();
  await free();
});

test('a process that is killed leaves the lock free', async () => {
  const name = nameOf();
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { takeLock } = await import(${JSON.stringify(lockFile)}); await takeLock(${JSON.stringify(name)}); console.log('held');`,
  ]);
  await once(holder.stdout, 'data');
  let waited = false;
  const taken = takeLock(name, () => {
    waited = true;
  });
  await expect.poll(() => waited).toBe(true);
  holder.kill('SIGKILL');
  await (
    await taken
  )();
});

test('its command line runs the command, and ends as that does', async () => {
  const child = spawn(process.execPath, [lockFile, 'exit 3']);
  const [code] = await once(child, 'exit');
  expect(code).toBe(3);
});
