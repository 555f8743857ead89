import * as z from 'zod/mini';
import { fullName, mobile, verifyOtpBody } from './account.form.ts';
import { relations } from './care.ts';
import { issue } from './failure.ts';

export const careInviteBody = z.object({
  mobile,
  /** Of the person, as the helper calls them: shown until they have agreed. */
  name: fullName,
  relation: z.enum(relations, issue('relation_unknown')),
});
export const careConfirmBody = z.pick(verifyOtpBody, { otp: true });
