import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { accountErrors } from '@doorstep/contract/account.messages.en';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import { issueOf } from '@doorstep/contract/failure';
import { staffBody, type StaffBody } from '@doorstep/contract/staff-account.schema';
import { API_BASE } from '@doorstep/contract/envelope';
import { endpoints } from '@doorstep/contract/table.schema';
import type * as z from 'zod/mini';
import { createAudit } from '../platform/audit.ts';
import { startClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/db/database.ts';
import { DatabaseError, isAway } from '../platform/db/errors.ts';
import { HttpError, wordsOf } from '../platform/http/http-error.ts';
import { createJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { isRunning, readServerFile, type ServerFile } from '../platform/server-file.ts';
import { readSettings, SettingsError, type Settings } from '../platform/settings.ts';
import { createSecondStep } from './second-step.ts';
import { createSessions } from './sessions.ts';
import { createStaffAccounts } from './staff.ts';

type ResetBody = z.output<(typeof endpoints)['resetSecondStep']['body']>;

const USAGE =
  'Usage: npm run staff:create -- --role admin|pharmacist|doctor --mobile 9876543210 --name "Full Name" [--email name@example.com]';
const RESET_USAGE = 'Usage: npm run staff:reset -- --mobile 9876543210';
const errors = { ...commonErrors, ...accountErrors };
/** What the person who typed it can mend. */
class Wrong extends Error {}

function readArguments(args: string[], usage: string) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        role: { type: 'string' },
        mobile: { type: 'string' },
        name: { type: 'string' },
        email: { type: 'string' },
        /** Set by `npm run staff:reset`. */
        reset: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new Wrong(`${(error as Error).message.split('. ', 1)[0]!}.\n${usage}`);
  }
}

/** At a terminal it is asked for twice and not shown; otherwise it is the first line that comes in. Never an argument: those stand in the shell's history. */
async function readPassword(): Promise<string> {
  const isTyped = process.stdin.isTTY === true;
  const lines = createInterface({
    input: process.stdin,
    output: new Writable({ write: (_, __, done) => done() }),
    terminal: isTyped,
  });
  try {
    if (!isTyped) {
      for await (const line of lines) return line;
      return '';
    }
    lines.on('SIGINT', () => process.exit(130));
    const ask = async (question: string) => {
      process.stdout.write(question);
      const answer = await lines.question('');
      process.stdout.write('\n');
      return answer;
    };
    const first = await ask('Password: ');
    if (first !== (await ask('The same again: '))) throw new Wrong('These two were not the same.');
    return first;
  } finally {
    lines.close();
  }
}

/** Opens the database directly: no server runs. Added jobs run when the next server starts. */
async function withDatabase(settings: Settings, work: (core: Core) => Promise<unknown>) {
  const database = await createDatabase(settings, createLog('error'));
  const clock = startClock(settings.clockStart),
    { db } = database;
  try {
    const { add } = createJobs(db, createLog('error'));
    await work({ db, clock, audit: createAudit({ db, clock }), jobs: { add } });
  } finally {
    await database.close();
  }
}
type Core = Parameters<typeof createStaffAccounts>[0];
const createHere = (body: StaffBody, settings: Settings) =>
  withDatabase(settings, (core) => createStaffAccounts(core).create(null, body, 'staff:create'));
const resetHere = (body: ResetBody, settings: Settings) =>
  withDatabase(settings, (core) => {
    const { db, clock, jobs } = core;
    const secondStep = createSecondStep({
      ...core,
      jobs: { add: jobs.add, kick() {} },
      sessions: createSessions(db, clock, () => false),
      requires: () => false,
      key: settings.secondStepKey,
    });
    return secondStep.reset(body, { caller: { accountId: 0, role: 'admin' }, requestId: 'staff:reset' });
  });
async function callServer(path: string, body: object, { url, token }: ServerFile) {
  const answer = await fetch(`${url}${API_BASE}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.ok) return;
  const told = (await answer.json().catch(() => ({}))) as { error?: unknown };
  throw new Wrong(typeof told.error === 'string' ? told.error : `The server answered ${answer.status}.`);
}

/** The words of what a schema found. */
const said = ({ message }: { message: string }): string =>
  wordsOf(errors, issueOf(message) ?? { code: 'invalid' });

async function runningServer({ dataDir }: Settings): Promise<ServerFile | undefined> {
  const running = readServerFile(dataDir);
  return running && (await isRunning(running)) ? running : undefined;
}
async function create(values: ReturnType<typeof readArguments>) {
  const shown = staffBody.safeParse({ ...values, password: 'looked at below' });
  if (!shown.success) throw new Wrong(`${[...new Set(shown.error.issues.map(said))].join(' ')}\n${USAGE}`);
  const settings = readSettings(process.env);
  const { success, data, error } = staffBody.safeParse({ ...values, password: await readPassword() });
  if (!success) throw new Wrong(said(error.issues[0]!));
  const running = await runningServer(settings);
  if (running) await callServer(endpoints.createStaff.path, data, running);
  else await createHere(data, settings);
  console.log(`${data.name} can log in now as ${data.role} with ${data.mobile}.`);
}
/** Resets a lost login: a new password, and no second step until the next login. */
async function reset({ mobile }: ReturnType<typeof readArguments>) {
  const { body } = endpoints.resetSecondStep;
  const shown = body.safeParse({ mobile });
  if (!shown.success) throw new Wrong(`${said(shown.error.issues[0]!)}\n${RESET_USAGE}`);
  const settings = readSettings(process.env);
  const { success, data, error } = body.safeParse({ mobile, password: await readPassword() });
  if (!success) throw new Wrong(said(error.issues[0]!));
  const running = await runningServer(settings);
  if (running) await callServer(endpoints.resetSecondStep.path, data, running);
  else await resetHere(data, settings);
  console.log(`${data.mobile} can log in now with the new password, and then sets up a second step.`);
}
const args = process.argv.slice(2),
  isReset = args.includes('--reset');
function main() {
  const values = readArguments(args, isReset ? RESET_USAGE : USAGE);
  return isReset ? reset(values) : create(values);
}

function explain(error: unknown): string {
  if (error instanceof HttpError) return wordsOf(errors, { code: error.reason, params: error.params });
  if (error instanceof Wrong || error instanceof DatabaseError || error instanceof SettingsError)
    return (error as Error).message;
  if (isAway(error)) return 'The database does not answer, or has no room left.';
  const { message } =
    (error as Error).cause instanceof Error ? (error as { cause: Error }).cause : (error as Error);
  return `Something went wrong: ${message.slice(0, 300)}`;
}

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  await main();
} catch (error) {
  console.error(`${isReset ? 'Nothing was reset.' : 'Nobody was added.'} ${explain(error)}`);
  process.exitCode = 1;
}
