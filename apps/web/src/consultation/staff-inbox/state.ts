import type { StaffConsultation } from '@doorstep/contract/consultation.schema';
import type { InboxRow } from '@doorstep/ui/consultation/inbox-list';
import { hrefOf } from '../../app/paging.ts';

export const inboxHref = (id?: string): string => hrefOf('/staff/inbox', { id });
/** As the list shows it; what came in to the one that is open is being read. */
export const rowOf = (
  {
    id,
    type,
    patient,
    last_message: last,
    unread,
    waiting_since,
    starts_at,
    danger_signs,
    danger_words,
    danger,
    escalated_at,
    own,
  }: StaffConsultation,
  isOpen: boolean,
): InboxRow => ({
  id,
  href: inboxHref(id),
  patientName: patient.name,
  kind: type,
  last: last
    ? { text: last.message || (last.attachment?.name ?? ''), own: last.sender_type === 'doctor' }
    : undefined,
  unread: isOpen ? 0 : unread,
  since: waiting_since,
  startsAt: starts_at,
  signs: danger_signs?.yes ?? null,
  words: danger_words,
  danger,
  escalated: danger && escalated_at !== null,
  own,
});
