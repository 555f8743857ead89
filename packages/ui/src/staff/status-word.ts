import type { OrderStatus } from '../base/status-badge/status-badge.tsx';
import type { baseMessages } from '../base/messages.en.ts';
import type { staffMessages } from './messages.en.ts';

/** A status in the admin's words: two of them are not the patient's (decision C1). */
export const statusWord = (
  status: OrderStatus,
  { confirmed, onItsWay }: Pick<typeof staffMessages, 'confirmed' | 'onItsWay'>,
  common: Pick<typeof baseMessages, OrderStatus>,
): string => (status === 'processing' ? confirmed : status === 'shipped' ? onItsWay : common[status]);
