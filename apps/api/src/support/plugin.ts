import type { supportEndpoints } from '@doorstep/contract/support.schema';
import type { AccountService } from '../account/service.ts';
import type { Handlers } from '../platform/http/register.ts';
import type { SupportDesk } from './desk.ts';
import type { SupportService } from './service.ts';

interface Needs {
  support: SupportService;
  desk: SupportDesk;
  accounts: Pick<AccountService, 'findCaller'>;
}

export const supportHandlers = ({ support, desk, accounts }: Needs): Handlers<typeof supportEndpoints> => ({
  /** Open to everybody: a session that has ended must not lose the message, so that it is then a visitor's. */
  async sendTicket({ body, request: { headers } }) {
    const token = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1],
      caller = token === undefined ? undefined : await accounts.findCaller(token),
      key = headers['idempotency-key'];
    return {
      success: true,
      data: await support.send(caller, body, typeof key === 'string' ? key : undefined),
    };
  },
  listTickets: ({ caller, query }) => support.list(caller, query),
  staffTickets: ({ caller, query, request }) => desk.list({ caller, requestId: request.id }, query),
  answerTicket: ({ caller, params, body, request }) =>
    desk.answer({ caller, requestId: request.id }, params['id']!, body.text),
  closeTicket: ({ caller, params, request }) => desk.close({ caller, requestId: request.id }, params['id']!),
  reopenTicket: ({ caller, params, request }) =>
    desk.reopen({ caller, requestId: request.id }, params['id']!),
});
