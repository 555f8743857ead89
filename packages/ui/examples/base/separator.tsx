import { Separator } from '@doorstep/ui/base/separator';

export default function Example() {
  return <Separator />;
}
