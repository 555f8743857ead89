import { orderPath, type OrderDetail } from '@doorstep/contract/order';
import { usePersonal } from '../../app/personal.ts';

const isOrder = ({ data }: { data: OrderDetail }) =>
  typeof data?.order_id === 'string' &&
  typeof data.total === 'number' &&
  typeof data.service_type === 'string' &&
  typeof data.created_at === 'string' &&
  Array.isArray(data.items);
export const useOrder = (id: string | null) =>
  usePersonal<{ data: OrderDetail }>(id === null ? null : orderPath(id), isOrder);
