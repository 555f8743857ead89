import { API_BASE } from './envelope.ts';

/** A message as the product would send it, kept by a demo instead. */
export interface OutboxMessage {
  /** Ten digits, or an e-mail address. */
  to: string;
  channel: 'sms' | 'whatsapp' | 'email';
  text: string;
  /** ISO instant. */
  at: string;
}
export const outboxPath = `${API_BASE}/dev/outbox/`;
