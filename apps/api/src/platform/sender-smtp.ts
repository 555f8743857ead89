import { brand } from '@doorstep/contract/brand';
import { createTransport } from 'nodemailer';
import type { Channels } from './sender.ts';

export interface SmtpKeys {
  /** smtps:// or smtp://, with user and password where the server wants them. */
  url: string;
  /** The address that it comes from. */
  from: string;
}
/** Well before anybody else takes the job that sends. */
const LIMIT_MS = 15_000;
/** One address: a comma would be a second one, a line break another header. */
const isAddress = (to: string): boolean => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(to);
const isOwn = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** E-mail by SMTP, sealed by TLS on every line that leaves this machine; taken is what the server said yes to after the last byte. */
export function smtp({ url, from }: SmtpKeys, limitMs = LIMIT_MS): Channels {
  const { hostname, port, protocol, username, password } = new URL(url),
    secure = protocol === 'smtps:';
  return {
    async email({ to, subject = brand.name, text, attachment }) {
      if (!isAddress(to)) throw new Error('this is not one e-mail address');
      const transport = createTransport({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port) || (secure ? 465 : 587),
        secure,
        requireTLS: !secure && !isOwn(hostname),
        ...(username && {
          auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        }),
        connectionTimeout: limitMs,
        greetingTimeout: limitMs,
        socketTimeout: limitMs,
        // What is sent is in memory: no text of a message opens a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(new Error('the mail server did not answer in time')), limitMs);
      });
      try {
        await Promise.race([
          late,
          transport.sendMail({
            from: { name: brand.name, address: from },
            to: { name: '', address: to },
            subject,
            text,
            ...(attachment && {
              attachments: [
                {
                  filename: attachment.name,
                  contentType: attachment.type,
                  content: Buffer.from(attachment.bytes),
                },
              ],
            }),
          }),
        ]);
      } catch (error) {
        // Its words may repeat what was sent: the answer's number says enough.
        const { responseCode, code, message } = error as {
          responseCode?: number;
          code?: string;
          message: string;
        };
        throw new Error(
          responseCode
            ? `the mail server answered ${responseCode}`
            : code
              ? `the mail server could not be used: ${code}`
              : message,
        );
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}
