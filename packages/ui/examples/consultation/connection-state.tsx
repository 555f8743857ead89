import { ConnectionState } from '@doorstep/ui/consultation/connection-state';

export default function Example() {
  return <ConnectionState state="connected" />;
}
