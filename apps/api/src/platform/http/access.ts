import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { notLoggedIn } from './fault.ts';
import type { Tools } from './register.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Nobody can log in yet: who holds this run's token from DATA_DIR/server.json owns the machine, and may do what an admin may. */
export function admitBy(token: string): Tools['admit'] {
  const known = digest(token);
  return (who, { headers }: FastifyRequest) => {
    if (who === 'anyone' || who === 'demo') return;
    const given = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1];
    const isOwner = given !== undefined && timingSafeEqual(digest(given), known);
    if (!isOwner || who === 'logged-in' || !who.includes('admin')) throw notLoggedIn();
  };
}
