import { draftStore } from '../../app/draft-store.ts';

export interface HelpDraft {
  kind: string;
  message: string;
  about: string;
  name: string;
  mobile: string;
}
export const EMPTY: HelpDraft = { kind: 'message', message: '', about: '', name: '', mobile: '' };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed and not sent: it outlives a reload and a login. */
export const helpDraft = draftStore(
  'support_draft',
  (value): HelpDraft => ({
    kind: value['kind'] === 'call_back' ? 'call_back' : 'message',
    message: text(value['message']),
    about: text(value['about']),
    name: text(value['name']),
    mobile: text(value['mobile']),
  }),
  { visitors: true },
);
let last: { of: string; key: string } | undefined;
/** One for each thing that is said: sent twice, it is one message. */
export function keyOf(of: string): string {
  if (last?.of !== of) last = { of, key: crypto.randomUUID() };
  return last.key;
}
