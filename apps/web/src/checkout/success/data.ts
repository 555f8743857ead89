import { getOrder } from '@doorstep/contract/order.routes';
import { answers } from '../../app/use-call.ts';

const { useCall } = answers({ getOrder });
/** An order or booking of one's own, by its id; nothing is asked for while that is null. */
export const useOrder = (id: string | null) => useCall('getOrder', id === null ? null : { params: { id } });
