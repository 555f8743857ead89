import { Toast } from '@doorstep/ui/base/toast';

export default function Example() {
  return <Toast tone="success" message="Paramol 650 is in your cart" onClose={() => {}} />;
}
