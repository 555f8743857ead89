import { API_BASE } from './envelope.ts';

/** Ways of telling a person something. */
export const channels = ['sms', 'whatsapp', 'email'] as const;
/** A message as the product would send it, kept by a demo instead. */
export interface OutboxMessage {
  /** Ten digits, or an e-mail address. */
  to: string;
  channel: (typeof channels)[number];
  text: string;
  /** ISO instant. */
  at: string;
}
/** Of a file that is uploaded, whatever it is. */
export const UPLOAD_MAX_BYTES = 5 * 2 ** 20;
export const outboxPath = `${API_BASE}/dev/outbox/`;
