import { createHmac, hash, randomBytes } from 'node:crypto';
import type { Role } from '@doorstep/contract/account';
import type { SecondStepNeeded } from '@doorstep/contract/second-step.schema';
import { secondStepTable, secondStepTicketTable } from '../src/account/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { newAddress, newPerson, tryLogin } from './people.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
};
/** Code of an authenticator app, written after RFC 6238 without the library that the server uses. */
export function totp(secret: string, atMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest(),
    offset = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** The app's code now, or some time steps away. */
export const codeNow = (server: AppServer, steps = 0, secret = SECRET): string =>
  totp(secret, server.clock.now().getTime() + steps * 30_000);
/** Six digits that the app shows at none of the accepted times. */
export const wrongCode = (server: AppServer): string => {
  const right = new Set([-1, 0, 1].map((steps) => codeNow(server, steps)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code))!;
};
export const post = (
  server: AppServer,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers,
    remoteAddress: newAddress(),
  });
/** A member of staff who has an authenticator app with SECRET. */
export async function newEnrolled(server: AppServer, role: Exclude<Role, 'patient'>) {
  const person = await newPerson(server, role);
  await server.database.db.insert(secondStepTable).values({
    accountId: person.id,
    secret: `plain.${SECRET}`,
    lastCounter: 0,
    enrolledAt: server.clock.now(),
  });
  return person;
}
/** After the password. */
export const ticketOf = async (server: AppServer, { mobile }: { mobile: string }): Promise<string> =>
  (await tryLogin(server, { mobile, password: 'doorstep1' })).json<SecondStepNeeded>().second_step.ticket;
/** For a server that requires no second step: the ticket of an enrolment, and the secret that it is for. */
export async function enrolmentTicket(server: AppServer): Promise<string> {
  const { id } = await newPerson(server, 'doctor'),
    ticket = randomBytes(32).toString('base64url');
  await server.database.db.insert(secondStepTicketTable).values({
    hash: hash('sha256', ticket, 'base64url'),
    accountId: id,
    device: '',
    triesLeft: 5,
    pendingSecret: `plain.${SECRET}`,
    expiresAt: new Date(server.clock.now().getTime() + 600_000),
  });
  return ticket;
}
