import type { Refills } from '@doorstep/contract/refill.schema';
import { OrderAgain, OrderAgainSkeleton } from '@doorstep/ui/refill/order-again';
import { useActing } from '../../app/acting.tsx';
import { useSignedIn } from '../../app/session.ts';
import { useCall } from '../call.ts';
import { useOrderAgain } from './use-order-again.ts';

function Ready({ data, today }: Refills) {
  return (
    <OrderAgain
      {...useOrderAgain(data)}
      today={today}
      cartHref="/order-step-1"
      refillsHref="/profile?tab=refills"
    />
  );
}
function Mine() {
  const refills = useCall('listRefills');
  if (refills.state === 'loading') return <OrderAgainSkeleton />;
  // The page that shows it has other things to say: the tab of refills says what failed.
  return refills.state === 'ready' && refills.data.data.length > 0 ? <Ready {...refills.data} /> : null;
}
export default function OrderAgainPart() {
  const acting = useActing() !== undefined;
  return useSignedIn() && !acting ? <Mine /> : null;
}
