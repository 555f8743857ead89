import type { ErrorMessages, Messages } from '@doorstep/contract/failure';
import type { Caller, Role } from './http/access.ts';
import type { FastifyInstance } from 'fastify';
import type { Audit } from './audit.ts';
import type { Clock } from './clock.ts';
import type { Database, DatabaseHandle, Queries } from './db/database.ts';
import type { FileAccess } from './file-access.ts';
import type { FileKind, Files } from './files.ts';
import type { JobKind, Jobs, Work } from './jobs.ts';
import type { Log } from './log.ts';
import type { Outbox } from './outbox.ts';
import type { Sender } from './sender.ts';
import type { Settings } from './settings.ts';
import type { SitemapEntry } from './sitemap.ts';
import type { Storage } from './storage.ts';
import type { Throttle } from './throttle.ts';
import type { Retained } from './retained.ts';
import type { RetentionRule } from './retention.ts';
import type { Web } from './web.ts';

/** What every area is created with. */
export interface Core {
  settings: Settings;
  log: Log;
  database: DatabaseHandle;
  db: Database;
  clock: Clock;
  jobs: Jobs;
  audit: Audit;
  /** For bytes that are nobody's own; a person's file goes by `files`. */
  storage: Storage;
  files: Files;
  fileAccess: FileAccess;
  sender: Sender;
  outbox: Outbox;
  /** Records of deleted accounts that a law wants kept. */
  retained: Retained;
  throttle: Throttle;
  /** Undefined while the web is not built. */
  web: Promise<Web | undefined>;
  /** To be called when an answer that is kept for everybody is no longer true. */
  clearCaches: () => void;
  /** Called whenever the caches are cleared: for what an area itself remembers. */
  onClear: (clear: () => void) => void;
  /** Every area, in order of creation. Empty until all are created: to be read when a call or a job comes. */
  areas: readonly Area[];
}

/** Who may open files of one kind, besides their owner. */
export interface FileReaders {
  /** Undefined: nobody. */
  staff?: Role;
  /** Also who acts for the owner by their consent. */
  acting?: true;
  /** The record that the file belongs to: the audit names it instead of the file. Hidden: its owner deleted it. */
  recordOf?: (fileId: string) => Promise<{ id: string; isHidden: boolean } | undefined>;
}

/** Whether somebody may open a file of another's, whatever its kind. */
export type MayOpen = (
  file: { id: string; kind: FileKind; accountId: number },
  caller: Caller,
) => Promise<boolean>;

/** How much waits of one kind. */
export interface Waiting {
  count: number;
  /** Of the worst: since when it waits, or by when it was promised. */
  worstAt?: Date | null;
  /** Of what is money, together. */
  amountPaise?: number;
  /** Of the one that matters most. */
  name?: string | null;
}
/** One thing that waits, for who does it. */
export interface WaitingRow {
  id: string;
  /** The person whose it is: the audit names them, and the list their name. */
  subjectId: number;
  /** The record that waits for it, where it is not itself that. */
  of: string | null;
  since: Date;
  dueAt: Date;
  status: string | null;
  items: number;
}
/** One kind of work, on the first page of the staff. */
export interface TodayEntry {
  key: string;
  /** Those who may open what is counted. */
  roles: readonly Role[];
  /** Of what each has their own of: that of the account that asks. */
  count: (now: Date, accountId: number) => Promise<Waiting>;
  /** The worst first; `kind`: of record, as the audit has it. */
  rows?: { kind: string; read: (now: Date, most: number) => Promise<WaitingRow[]> };
}
/** One kind of record that the staff looks up. */
export interface SearchEntry {
  type: string;
  /** Those who may open what is found. */
  roles: readonly Role[];
  /** Best first. A subject is the person whose record it is: each stands in the audit. */
  find: (
    text: string,
    most: number,
  ) => Promise<
    Array<{ id: string; title: string; detail: string | null; at?: Date; subjectId: number | null }>
  >;
}

/** Records of one kind, which the audit knows by id. */
export interface AuditedRecords {
  /** What the staff call them, by id; what is gone is left out. */
  names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Ids of those that are an order's. */
  ofOrder?: (orderId: string) => Promise<string[]>;
}

/** The owner of an account that is being deleted. Mobile and name are empty when what was written late is removed afterwards. */
export interface Leaver {
  mobile: string;
  mobileVerified: boolean;
  name: string;
  email: string | null;
  /** Other numbers and addresses that the person gave, as a contact of an order. */
  contacts: readonly string[];
}

/** What an area adds to everything that is done for all areas. */
export interface Area {
  /** Answers the area's endpoints. */
  handlers: object;
  /** English of every code that the area's calls fail with. */
  errors?: Messages;
  /** What other areas may ask of it. */
  service?: object;
  /** Work of the area's own job kinds, which it adds to `JobKinds`. */
  jobs?: Partial<Record<JobKind, Work>>;
  /** The area's own kinds of files, which it adds to `FileKinds`. */
  fileKinds?: Partial<Record<FileKind, FileReaders>>;
  /** Who else may open which files, of this area or another. */
  mayOpen?: MayOpen;
  /** What of it waits for the staff. */
  today?: readonly TodayEntry[];
  /** What of it the staff finds by one field. */
  search?: readonly SearchEntry[];
  /** Records of it that the audit tells of, by the kind's name there. */
  audited?: Readonly<Record<string, AuditedRecords>>;
  /** Public pages of its records. */
  sitemap?: readonly SitemapEntry[];
  /** Routes that are not in the table of endpoints. */
  mount?: (app: FastifyInstance) => Promise<void>;
  /** Once before the first request of a process: removes what an earlier process left half done. */
  recover?: () => Promise<void>;
  /** Whether the records come from a demo or from a real store; undefined where they do not show it. */
  modeOfRecords?: () => Promise<'demo' | 'store' | undefined>;
  /** Fills what is empty of the demo store, after all areas before it; what is there stays as it is. */
  seed?: (now: Date) => Promise<void>;
  /** First in the transaction that deletes an account: makes whoever would still write for the account wait. */
  lockAccount?: (tx: Queries, accountId: number) => Promise<void>;
  /** True while something is on its way to this person, or their money is: then the account cannot be deleted. */
  isAccountOpen?: (tx: Queries, accountId: number) => Promise<boolean>;
  /** Numbers and addresses that the person gave besides their own; read before anything is erased. */
  contactsOf?: (tx: Queries, accountId: number) => Promise<ReadonlyArray<string | null>>;
  /** In the transaction that deletes an account: deletes what is the person's, or removes the name where the law keeps the rest. Called again later, with an empty mobile. */
  eraseAccount?: (tx: Queries, accountId: number, leaver: Leaver) => Promise<void>;
  /** Records that a daily job removes after a period. */
  retention?: readonly RetentionRule[];
  /** What a person takes with them, by the names that it has in their export. */
  exportAccount?: (accountId: number) => Promise<Record<string, unknown>>;
  /** Begins what runs beside requests, once the server is ready. */
  start?: () => void;
  /** After the last request. */
  close?: () => Promise<void>;
}

/** Keeps the area's own types while checking its shape. */
export const defineArea = <const One extends Area>(area: One): One => area;

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer One) => void
  ? One
  : never;
/** The handlers of all areas as one table: the endpoint that none of them answers is missing in its type. */
export const handlersOf = <Areas extends Record<string, Area>>(
  areas: Areas,
): All<Areas[keyof Areas]['handlers']> =>
  Object.assign({}, ...Object.values(areas).map(({ handlers }) => handlers)) as All<
    Areas[keyof Areas]['handlers']
  >;
/** The English of all areas' codes as one: a code that none of them has is missing in its type. */
export const errorsOf = <Areas extends Record<string, Area>>(
  areas: Areas &
    (All<ErrorsIn<Areas[keyof Areas]>> extends ErrorMessages
      ? unknown
      : { errors: 'of some area are missing' }),
): Messages => Object.assign({}, ...Object.values<Area>(areas).map(({ errors }) => errors)) as Messages;
type ErrorsIn<One> = One extends { errors: infer Of } ? Of : never;
