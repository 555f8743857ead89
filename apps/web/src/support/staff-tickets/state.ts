import { ticketStatuses, type TicketStatus } from '@doorstep/contract/support';
import { hrefOf, pageOf } from '../../app/paging.ts';

/** What is shown lives in the URL; without a status they are all there, the open ones first. */
export interface TicketsState {
  status: TicketStatus | undefined;
  /** One of them, by its number. */
  id: string | undefined;
  page: number;
}
export function ticketsStateOf(params: URLSearchParams): TicketsState {
  const status = params.get('status');
  return {
    status: ticketStatuses.find((one) => one === status),
    id: /^SP-\w{1,20}$/i.test(params.get('id') ?? '') ? params.get('id')! : undefined,
    page: pageOf(params.get('page')),
  };
}
export const ticketsHref = ({ status, id, page = 1 }: Partial<TicketsState>): string =>
  hrefOf('/staff/tickets', { status, id, page: page > 1 ? page : undefined });
