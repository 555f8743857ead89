import type { Person } from './people.ts';

/** Asha, whose everything is; others with a session of their own; and those who have none that holds (safety T17). */
export const sessions = {
  owner: 'asha',
  other: 'imran',
  doctor: 'doctor',
  pharmacist: 'pharmacist',
  admin: 'admin',
} as const satisfies Record<string, Person>;
export const anonymousCallers = [
  'visitor',
  'expired',
  'logged out',
  'refresh token',
  'forged',
  'huge',
  'server token',
] as const;
export type Column = keyof typeof sessions | (typeof anonymousCallers)[number];
export type Answers = Record<Column, number>;
export const columns = [...Object.keys(sessions), ...anonymousCallers] as Column[];

export const all = (status: number) =>
  Object.fromEntries(columns.map((column) => [column, status])) as Answers;
export const anyone = all(200);
/** One's own, whoever one is. */
export const everyone = (status = 200): Answers => ({
  ...all(401),
  owner: status,
  other: status,
  doctor: status,
  pharmacist: status,
  admin: status,
});
/** Asha's: for everybody else it is not there. */
export const ownerAlone: Answers = { ...everyone(404), owner: 200 };
/** Who can read the server's token owns the machine: they may do what an admin may, and have nothing of their own. */
export const adminAlone: Answers = { ...everyone(403), admin: 200, 'server token': 200 };
export const pharmacistAlone: Answers = { ...everyone(403), pharmacist: 200, 'server token': 403 };
export const everyoneOfStaff: Answers = { ...adminAlone, pharmacist: 200, doctor: 200 };
export const pharmacistAndAdmin: Answers = { ...pharmacistAlone, admin: 200, 'server token': 200 };
