import type { Channels } from './sender.ts';
import { postTo } from './sender-post.ts';

/** Templates as India's operators approved them: one with the variable `otp`, one with `text` for everything else. */
export interface Msg91Keys {
  authKey: string;
  otpTemplate: string;
  textTemplate: string;
}

/** SMS by MSG91's Flow API. Refusals come with status 200 and the type 'error' in the answer. */
export const msg91 = (
  { authKey, otpTemplate, textTemplate }: Msg91Keys,
  base = 'https://control.msg91.com',
): Channels => ({
  async sms({ to, text, otp }) {
    const [template, variables] = otp === undefined ? [textTemplate, { text }] : [otpTemplate, { otp }];
    const body = JSON.stringify({
      template_id: template,
      short_url: '0',
      recipients: [{ mobiles: `91${to}`, ...variables }],
    });
    const told = (await postTo(
      `${base}/api/v5/flow`,
      { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
      body,
    )) as { type?: unknown } | undefined;
    if (told?.type !== 'success') throw new Error('the provider did not take the message');
  },
});
