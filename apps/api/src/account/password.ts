import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore } from 'async-mutex';
import { unavailable } from '../platform/http/http-error.ts';

/** OWASP's figures for argon2id; about 35 ms each. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** Each takes 19 MB and a core: who comes when so many wait is asked to come again (safety G9). */
const AT_ONCE = 2;
const WAITING = 40;
const derive = promisify(argon2);

const slots = new Semaphore(AT_ONCE);
let asked = 0;
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (asked >= AT_ONCE + WAITING) throw unavailable();
  asked++;
  try {
    return await slots.runExclusive(work);
  } finally {
    asked--;
  }
}
const tagOf = (password: string, nonce: Buffer, { memory, passes, parallelism, tagLength }: typeof COST) =>
  bounded(() =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFC')),
      nonce,
      memory,
      passes,
      parallelism,
      tagLength,
    }),
  );

/** '$argon2id$m=19456,t=2,p=1$<nonce>$<tag>' */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, COST);
  return `$argon2id$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}
const NONE = 'none$';
/** Instead of a hash: no password is right for it, and it is another one each time. */
export const noPassword = (): string => NONE + randomBytes(32).toString('base64url');
export const hasPassword = (hash: string): boolean => !hash.startsWith(NONE);
/** Costs the same whether or not the account exists: `hash` is undefined for an unknown one (safety T15). */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] =
    /^\$argon2id\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash ?? '') ?? [];
  if (!nonce || !tag) {
    await tagOf(password, Buffer.alloc(16, 'nobody'), COST);
    return false;
  }
  const known = Buffer.from(tag, 'base64url');
  const given = await tagOf(password, Buffer.from(nonce, 'base64url'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  });
  return timingSafeEqual(given, known);
}
