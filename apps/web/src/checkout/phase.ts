import type { Refund } from '@doorstep/contract/order.schema';
import type { CallError } from '../app/fetcher.ts';
import type { Sums } from './sale.ts';

export type Notice =
  | 'init-failed'
  | 'not-loaded'
  | 'cancelled'
  | 'failed'
  | 'verify-failed'
  | 'unverified'
  | 'slot-taken'
  | 'refused';
/** Where a payment stands on this page. `changed`: the shop asks another total, which must be accepted first. */
export type Phase =
  | { at: 'idle'; notice?: Notice; refused?: CallError }
  | { at: 'busy' }
  | { at: 'changed'; sums: Sums }
  | { at: 'checking'; late?: boolean; paymentId?: string; unplaced?: boolean }
  | {
      at: 'back';
      state: 'refunding' | 'refunded';
      paymentId: string | null;
      amount: number;
      refund: Reason | null;
    };
export type Reason = Pick<Refund, 'reason' | 'reason_code' | 'reason_params'>;
export interface Done {
  order_id: string;
  total: number;
  payment_id: string;
  service_type: string;
}
