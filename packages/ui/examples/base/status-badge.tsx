import { StatusBadge } from '@doorstep/ui/base/status-badge';

export default function Example() {
  return <StatusBadge />;
}
