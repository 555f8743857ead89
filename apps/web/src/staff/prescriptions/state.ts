import { hrefOf } from '../../app/paging.ts';

export interface QueueState {
  status: 'pending' | 'all';
  page: number;
  id: string | undefined;
}
export const queueHref = ({ status, page, id }: QueueState): string =>
  hrefOf('/staff/prescriptions', { status: status === 'all' ? status : undefined, page, id });
