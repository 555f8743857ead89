import { MobileField } from '@doorstep/ui/base/mobile-field';

export default function Example() {
  return <MobileField label="Mobile number" />;
}
