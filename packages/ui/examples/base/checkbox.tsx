import { Checkbox } from '@doorstep/ui/base/checkbox';

export default function Example() {
  return <Checkbox label="Set as default address" />;
}
