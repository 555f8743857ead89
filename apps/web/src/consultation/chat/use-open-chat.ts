import { LINK_MINUTES } from '@doorstep/contract/consultation';
import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { hoursAt, isWithin, useNow } from '../availability.ts';
import type { Chat, ChatState } from './chat.ts';
import { useChat } from './use-chat.ts';

/** A consultation as it stands while one looks at it. */
export interface OpenChat {
  /** Closed also where its doctor has closed it since it was read. */
  detail: ConsultationDetail;
  chat: Chat;
  state: ChatState;
  /** One may write at this hour. */
  isHour: boolean;
  isClosed: boolean;
  /** ISO instant, by the shop's clock. */
  now: string;
}
const MINUTE_MS = 60_000;
/** A call that began late may go on so long after its time, as the server has it. */
const OVERTIME_MINUTES = 30;

/** Whether one may write now, by the shop's clock: in a chat by its hours, in a video consultation around its time. */
function isHourOf({ type, starts_at, ends_at }: ConsultationDetail, now: string): boolean {
  if (type === 'chat' || starts_at === null || ends_at === null) return isWithin(hoursAt(now).chat, now);
  const at = Date.parse(now);
  return (
    at >= Date.parse(starts_at) - LINK_MINUTES * MINUTE_MS &&
    at < Date.parse(ends_at) + OVERTIME_MINUTES * MINUTE_MS
  );
}

/** The chat of a consultation, with its socket only while one may write: for a component whose `key` is the consultation's id. */
export function useOpenChat(detail: ConsultationDetail): OpenChat {
  const now = useNow(detail.availability),
    isHour = isHourOf(detail, now),
    // Booking a video consultation implies consent (docs/decisions/telemedicine.md).
    hasConsent = detail.consent !== null || detail.type === 'video',
    { chat, state } = useChat(detail, detail.status === 'open' && isHour && hasConsent);
  const isClosed = detail.status === 'closed' || state.closed !== undefined;
  return {
    detail:
      isClosed && detail.status === 'open'
        ? {
            ...detail,
            status: 'closed',
            note: state.closed || detail.note,
            closed_by: state.closedBy ?? detail.closed_by,
          }
        : detail,
    chat,
    state,
    isHour,
    isClosed,
    now,
  };
}
