import * as z from 'zod/mini';
import { careConfirmBody, careInviteBody } from './care.form.ts';
import { relations } from './care.ts';
import { endpoint } from './endpoint.schema.ts';

const success = z.literal(true);
const one = z.object({
  id: z.int(),
  /** Of the other one. While they were only asked: as the helper wrote it. */
  name: z.string(),
  mobile: z.string(),
  /** What the helper is to the person. */
  relation: z.enum(relations),
  /** Null until the person agreed. */
  agreed_at: z.nullable(z.string()),
  /** Until when the invitation can be answered, or the consent holds. */
  until: z.string(),
});
export type CareLink = z.output<typeof one>;
const circle = z.object({
  success,
  /** Whom one helps, and whom one has asked. */
  helping: z.array(one),
  /** Who helps oneself. */
  helpers: z.array(one),
  /** Who asks to help oneself. */
  requests: z.array(one),
});
export type CareCircle = z.output<typeof circle>;
const done = z.object({ success });

/** Staff have no circle: their accounts open other people's records already. */
const who = ['patient'] as const;
export const careEndpoints = {
  careCircle: endpoint({
    method: 'GET',
    path: '/user/care/',
    who,
    summary: 'Whom one helps, who helps oneself, and who asks to',
    answer: circle,
  }),
  inviteCare: endpoint({
    method: 'POST',
    path: '/user/care/',
    who,
    verified: true,
    summary: 'Ask somebody to be allowed to act for them; a code goes to their mobile',
    body: careInviteBody,
    limited: 'codes',
    answer: z.object({ success, id: z.int(), resend_after: z.int() }),
  }),
  confirmCare: endpoint({
    method: 'POST',
    path: '/user/care/:id/confirm/',
    who,
    summary: 'Give the code that the person read out',
    body: careConfirmBody,
    limited: 'codes',
    answer: z.object({ success, data: one }),
  }),
  acceptCare: endpoint({
    method: 'POST',
    path: '/user/care/:id/accept/',
    who,
    summary: 'Agree to be helped by whoever asked',
    answer: z.object({ success, data: one }),
  }),
  endCare: endpoint({
    method: 'DELETE',
    path: '/user/care/:id/',
    who,
    summary: 'End it, take an invitation back, or say no to one; again changes nothing',
    answer: done,
  }),
};
