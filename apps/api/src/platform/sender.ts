import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxMessage } from '@doorstep/contract/platform.schema';
import type { Log } from './log.ts';

/** A file that goes with an e-mail. */
export interface Attachment {
  name: string;
  type: string;
  bytes: Uint8Array;
}
/** What is to be told to one person; an SMS goes to ten digits. */
export interface Message extends Pick<OutboxMessage, 'to' | 'channel' | 'text'> {
  /** The code in the text: India's operators let it pass as the variable of an approved template only. */
  otp?: string;
  /** Of an e-mail. */
  subject?: string;
  /** Of an e-mail. */
  attachment?: Attachment;
}
/** Rejects when the message was not taken. */
export type Send = (message: Message) => Promise<void>;
/** One way for each channel; a channel without one refuses. */
export type Channels = Partial<Record<Message['channel'], Send>>;

/** How long a failure is what a message to nobody meets, too. */
const REMEMBERED_MS = 60_000;

/** The port through which everything goes out that is told to a person. */
export function createSender(channels: Channels, log: Log) {
  /** Of each channel: what failed on one says nothing of the others. */
  const last = new Map<Message['channel'], { ms: number; failedAt: number | undefined }>();
  /** Whether anything is set up that sends by it: what nothing does need not be tried. */
  const has = (channel: Message['channel']): boolean => channels[channel] !== undefined;

  async function send(message: Message): Promise<void> {
    const { channel } = message,
      way = channels[channel],
      begun = performance.now();
    let failedAt: number | undefined;
    try {
      if (!way)
        throw new Error(
          `nothing is set up that sends ${channel}: set ${channel === 'email' ? 'SMTP_URL and MAIL_FROM' : 'SMS_PROVIDER and its keys'}`,
        );
      await way(message);
    } catch (error) {
      failedAt = performance.now();
      log.error({ channel, err: error }, 'a message could not be sent');
      throw error;
    } finally {
      last.set(channel, { ms: performance.now() - begun, failedAt });
    }
  }
  /** Takes as long and ends as the last one of its channel did, so that who asks cannot tell from that whether there is anybody (safety T15). */
  async function asIf(channel: Message['channel']): Promise<void> {
    const { ms, failedAt } = last.get(channel) ?? { ms: 0, failedAt: undefined };
    await pause(ms);
    if (failedAt !== undefined && performance.now() - failedAt < REMEMBERED_MS)
      throw new Error('the last message could not be sent');
  }
  return { has, send, asIf };
}
export type Sender = ReturnType<typeof createSender>;
