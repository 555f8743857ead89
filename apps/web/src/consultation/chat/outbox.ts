import { localStore } from '../../app/local-store.ts';
import { isObject } from '../../app/draft-store.ts';
import { savedUser } from '../../app/user.ts';

/** Written and not yet with the server. */
export interface Unsent {
  /** Chosen here: sent again, it is the same message (safety F19). */
  clientId: string;
  message: string;
  attachment: { id: string; kind: 'photo' | 'prescription'; name: string; path: string } | null;
  /** ISO instant of the device. */
  at: string;
}
interface Kept {
  draft: string;
  unsent: readonly Unsent[];
}
/** By the person, then by the consultation. */
type All = Readonly<Record<string, Kept>>;
const EMPTY: Kept = { draft: '', unsent: [] };
const text = (value: unknown): value is string => typeof value === 'string';

function parseUnsent(value: unknown): Unsent[] {
  if (!isObject(value) || !text(value['clientId']) || !text(value['message']) || !text(value['at']))
    return [];
  const { clientId, message, at, attachment } = value;
  const kept =
    isObject(attachment) && text(attachment['id']) && text(attachment['name']) && text(attachment['path'])
      ? {
          id: attachment['id'],
          kind: attachment['kind'] === 'photo' ? ('photo' as const) : ('prescription' as const),
          name: attachment['name'],
          path: attachment['path'],
        }
      : null;
  return [{ clientId, message, at, attachment: kept }];
}
/** Undefined when it is no table at all; a message that cannot be read is dropped. */
export function parseOutbox(value: unknown): All | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      isObject(one) && text(one['draft']) && Array.isArray(one['unsent'])
        ? [[key, { draft: one['draft'], unsent: one['unsent'].flatMap(parseUnsent) }]]
        : [],
    ),
  );
}
const store = localStore<All>('chat_outbox', {}, parseOutbox, true);
const keyOf = (consultationId: string) => `${savedUser()?.mobile ?? ''} ${consultationId}`;

function change(consultationId: string, next: (now: Kept) => Kept) {
  const key = keyOf(consultationId);
  store.update((all) => {
    const { [key]: now = EMPTY, ...rest } = all,
      then = next(now);
    return then.draft || then.unsent.length > 0 ? { ...rest, [key]: then } : rest;
  });
}
/** What was typed and what was not sent yet, of each consultation: it outlives the page, the tab and a login (safety F21). */
export const outbox = {
  use: (consultationId: string): Kept => store.use()[keyOf(consultationId)] ?? EMPTY,
  get: (consultationId: string): Kept => store.get()[keyOf(consultationId)] ?? EMPTY,
  setDraft: (consultationId: string, draft: string): void =>
    change(consultationId, (now) => ({ ...now, draft })),
  /** The draft becomes a message that waits. */
  add: (consultationId: string, unsent: Unsent): void =>
    change(consultationId, (now) => ({ draft: '', unsent: [...now.unsent, unsent] })),
  /** The server has it, or its writer takes it back. */
  remove: (consultationId: string, clientId: string): void =>
    change(consultationId, (now) => ({
      ...now,
      unsent: now.unsent.filter((one) => one.clientId !== clientId),
    })),
};
