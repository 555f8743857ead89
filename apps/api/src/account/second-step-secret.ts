import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12,
  TAG_BYTES = 16;

/**
 * Encrypts secrets of authenticator apps at rest: 'sealed.<iv, tag and ciphertext>', bound to their account. Without a key they are stored as
 * 'plain.<secret>'; a key that is set later seals new ones and still reads these.
 */
export function createSecretBox(key: string | undefined) {
  const bytes = key && Buffer.from(hkdfSync('sha256', key, '', 'doorstep second step', 32));
  function seal(secret: string, accountId: number): string {
    if (!bytes) return `plain.${secret}`;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, bytes, iv).setAAD(Buffer.from(String(accountId)));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return `sealed.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
  }
  /** Throws where the key is another one. */
  function open(stored: string, accountId: number): string {
    const [kind, value] = stored.split('.') as [string, string];
    if (kind === 'plain') return value;
    if (!bytes) throw new Error('SECOND_STEP_KEY is not set, and a secret was sealed with it');
    const sealed = Buffer.from(value, 'base64url');
    const decipher = createDecipheriv(CIPHER, bytes, sealed.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(String(accountId)))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  }
  return { seal, open };
}
