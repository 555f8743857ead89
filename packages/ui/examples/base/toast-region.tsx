import { ToastRegion } from '@doorstep/ui/base/toast-region';

export default function Example() {
  return (
    <ToastRegion
      toasts={[
        {
          id: 'cart',
          tone: 'success',
          message: 'Paramol 650 is in your cart',
          actionLabel: 'View cart',
          onAction: () => {},
        },
        {
          id: 'line',
          tone: 'error',
          message: 'You are offline. Your cart is safe on this phone.',
        },
      ]}
      onClose={() => {}}
    />
  );
}
