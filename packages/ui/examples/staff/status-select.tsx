import { StatusSelect } from '@doorstep/ui/staff/status-select';

export default function Example() {
  return <StatusSelect orderId="OD-7Q2M" status="pending" onUpdate={() => {}} />;
}
