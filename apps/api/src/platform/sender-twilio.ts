import type { Channels } from './sender.ts';
import { postTo } from './sender-post.ts';

export interface TwilioKeys {
  accountSid: string;
  authToken: string;
  from: string;
  whatsappFrom?: string | undefined;
}

/** SMS, and WhatsApp where a sender is set for it, by Twilio's Messages API; taken is what was answered with an id and without an error. */
export function twilio(
  { accountSid, authToken, from, whatsappFrom }: TwilioKeys,
  base = 'https://api.twilio.com',
): Channels {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  async function post(form: Record<string, string>) {
    const told = (await postTo(
      `${base}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams(form).toString(),
    )) as { sid?: unknown; error_code?: unknown } | undefined;
    if (typeof told?.sid !== 'string' || typeof told.error_code === 'number')
      throw new Error('the provider did not take the message');
  }
  return {
    sms: ({ to, text }) =>
      post({
        To: `+91${to}`,
        ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }),
        Body: text,
      }),
    ...(whatsappFrom && {
      whatsapp: ({ to, text }) =>
        post({ To: `whatsapp:+91${to}`, From: `whatsapp:${whatsappFrom}`, Body: text }),
    }),
  };
}
