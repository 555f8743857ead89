import { Skeleton } from '@doorstep/ui/base/skeleton';

export default function Example() {
  return <Skeleton />;
}
