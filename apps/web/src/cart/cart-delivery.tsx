import { DeliveryPromise } from '@doorstep/ui/order/delivery-promise';
import { useAddresses } from '../address/public.ts';
import { useSignedIn } from '../app/session.ts';
import type { ShownLine } from './data.ts';
import { Delivery } from './delivery.tsx';

export interface CartDeliveryProps {
  lines: readonly ShownLine[];
  /** The chosen one. */
  addressId: number | undefined;
}
/** When the cart comes; who is not logged in chooses no address, and may type a pincode. */
export function CartDelivery({ lines, addressId }: CartDeliveryProps) {
  const addresses = useAddresses();
  const waits = lines.some(({ prescriptionRequired }) => prescriptionRequired);
  if (!useSignedIn()) return <Delivery waits={waits} />;
  const to =
    addresses.state === 'ready' ? addresses.data.addresses.find(({ id }) => id === addressId) : undefined;
  return to?.promised_at ? <DeliveryPromise promisedAt={to.promised_at} waits={waits} /> : null;
}
