import type { AuditLine } from '@doorstep/contract/staff.schema';
import type { staffMessages } from '../messages.en.ts';

/** A word of ours, or the program's where there is none yet. */
const said = (words: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(words, key) ? words[key]! : key;
const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A line of the audit in words: on the screen and in a sheet the same. */
export const wordsOf = (
  { actor, action, object_kind, object, subject, result, changes }: AuditLine,
  messages: typeof staffMessages,
) => ({
  who: `${actor.name} (${said(messages.roles, actor.role)})`,
  action: said(messages.actions, action),
  kind: said(messages.objects, object_kind),
  object: object ?? '',
  whose: subject?.name ?? '',
  result: messages.results[result],
  changes: Object.entries(changes ?? {})
    .map(([field, { from, to }]) => messages.changed(field, shown(from), shown(to)))
    .join(', '),
});
