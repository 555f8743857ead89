import * as z from 'zod/mini';
import { MESSAGE_MAX, senderTypes } from './consultation.ts';
import { issue } from './failure.ts';
import { severalLines } from './text.form.ts';

const text = z.string();
export const messageText = z
  .string(issue('message_required'))
  .check(
    severalLines,
    z.minLength(1, { error: issue('message_required'), abort: true }),
    z.maxLength(MESSAGE_MAX, issue('text_long', { most: MESSAGE_MAX })),
  );
/** Chosen by who writes: a message that is sent again is the same message. */
export const clientId = z.string().check(z.regex(/^[\w-]{8,64}$/));
/** Counted from 1 in each consultation, in the order of their sending. */
const messageId = z.int().check(z.minimum(1));

export const attachmentSchema = z.object({
  id: text,
  kind: z.enum(['photo', 'prescription']),
  /** Of the file, or of what it is. */
  name: text,
  /** Path of its file, for the two of this consultation only. */
  path: text,
});
export type ChatAttachment = z.output<typeof attachmentSchema>;
export const messageSchema = z.object({
  message_id: z.int(),
  message: text,
  sender_name: text,
  sender_id: z.int(),
  sender_type: z.enum(senderTypes),
  /** ISO instant. */
  timestamp: text,
  client_id: text,
  attachment: z.optional(attachmentSchema),
});
export type ChatMessage = z.output<typeof messageSchema>;

const SDP_MAX = 48_000;
/** Of one try of one browser to be in a call: what is left over of another try is known by it. */
const peerId = text.check(z.maxLength(64));
const between = { from: z.optional(peerId), to: z.optional(peerId) };
/** What two browsers tell each other to connect: a description, or a way to reach it. */
const signalData = z.union([
  z.object({
    ...between,
    description: z.object({
      type: z.enum(['offer', 'answer', 'rollback', 'pranswer']),
      sdp: z.optional(text.check(z.maxLength(SDP_MAX))),
    }),
  }),
  z.object({
    ...between,
    candidate: z.nullable(
      z.object({
        candidate: text.check(z.maxLength(2_000)),
        sdpMid: z.optional(z.nullable(text.check(z.maxLength(100)))),
        sdpMLineIndex: z.optional(z.nullable(z.int())),
        usernameFragment: z.optional(z.nullable(text.check(z.maxLength(256)))),
      }),
    ),
  }),
  z.object({
    ...between,
    /**
     * Joins, leaves, or goes on by sound alone; `state`: of its microphone and camera; `taken`: another device or page of the same side has
     * taken this one's place.
     */
    call: z.enum(['join', 'leave', 'audio-only', 'state', 'taken']),
    sound: z.optional(z.boolean()),
    video: z.optional(z.boolean()),
  }),
]);
export type SignalData = z.output<typeof signalData>;

/** What a browser sends. */
export const clientEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message'),
    message: z.string().check(severalLines, z.maxLength(MESSAGE_MAX)),
    client_id: clientId,
    attachment_id: z.optional(z.nullable(text.check(z.maxLength(64)))),
  }),
  z.object({ type: z.literal('typing'), is_typing: z.boolean() }),
  z.object({ type: z.literal('receipt'), message_id: messageId, state: z.enum(['delivered', 'seen']) }),
  z.object({ type: z.literal('signal'), data: signalData }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientEvent = z.output<typeof clientEvent>;
/** What the server sends. */
export const serverEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connection_status'), consultation_id: text, status: z.literal('connected') }),
  z.extend(messageSchema, { type: z.literal('message') }),
  z.object({ type: z.literal('typing'), is_typing: z.boolean(), sender_id: z.int() }),
  /** All messages of the other side up to this one. */
  z.object({ type: z.literal('receipt'), message_id: z.int(), state: z.enum(['delivered', 'seen']) }),
  z.object({ type: z.literal('signal'), data: signalData }),
  z.object({
    type: z.literal('closed'),
    note: text,
    /** Side that ended it, if one did. */
    by: z.optional(z.enum(senderTypes)),
  }),
  /** `client_id`: of the message that it is about. */
  z.object({ type: z.literal('error'), message: text, code: text, client_id: z.optional(text) }),
  z.object({ type: z.literal('pong') }),
]);
export type ServerEvent = z.output<typeof serverEvent>;
