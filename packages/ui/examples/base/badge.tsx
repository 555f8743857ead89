import { Badge } from '@doorstep/ui/base/badge';

export default function Example() {
  return <Badge>20% OFF</Badge>;
}
