import { RxStatusLine } from '@doorstep/ui/order/rx-status-line';

export default function Example() {
  return <RxStatusLine status="needed" />;
}
