import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Toast, ToastRegion, type ToastMessage } from './toast.tsx';

const meta = preview.meta({
  title: 'Base/Toast',
  component: Toast,
  args: { tone: 'success' as const, message: 'Paramol 650 is in your cart', onClose: fn() },
});
export const Default = meta.story({ args: { duration: 3_600_000 }, tags: ['all-cells'] });
export const WithAction = meta.story({
  args: { actionLabel: 'View cart', onAction: fn(), duration: 3_600_000 },
});
export const VariantInfo = meta.story({
  args: { tone: 'info', message: 'Prices were updated', duration: 3_600_000 },
});
export const Error = meta.story({
  args: { tone: 'error', message: 'The cart could not be saved. Try again.', duration: 1 },
});
export const VariantBrief = meta.story({ args: { duration: 1 }, tags: ['no-visual'] });
/** For as long as it is true: the page that was pressed waits for the line. */
export const VariantStaying = meta.story({
  args: { tone: 'info', message: 'You are offline. Your cart is saved.', stays: true },
});
export const LongText = meta.story({
  args: {
    message:
      'Amoxicillin trihydrate 500 mg with potassium clavulanate 125 mg, strip of 15 tablets, was moved from your wishlist to your cart',
    actionLabel: 'View cart',
    onAction: fn(),
    duration: 3_600_000,
  },
});
export const Hindi = meta.story({
  args: { message: 'पैरामोल 650 आपके कार्ट में है', actionLabel: 'कार्ट देखें', onAction: fn(), duration: 3_600_000 },
  globals: { locale: 'hi' },
});

const waiting: ToastMessage[] = [
  {
    id: 'cart',
    tone: 'success',
    message: 'Paramol 650 is in your cart',
    actionLabel: 'View cart',
    onAction: fn(),
  },
  { id: 'line', tone: 'error', message: 'You are offline. Your cart is safe on this phone.' },
];
export const VariantRegion = meta.story({
  render: function Page({ onClose: onDismiss, duration }) {
    const [toasts, setToasts] = useState<ToastMessage[]>([]);
    return (
      <div className="min-h-96">
        <Button onClick={() => setToasts(waiting)}>Add to Cart</Button>
        <ToastRegion
          toasts={toasts}
          duration={duration}
          onClose={(id) => {
            setToasts((all) => all.filter((toast) => toast.id !== id));
            onDismiss();
          }}
        />
      </div>
    );
  },
  args: { duration: 3_600_000 },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' })),
});
/** At the other edge: it would cover the button that has focus. */
export const VariantOverFocus = meta.story({
  render: function Page({ onClose: onDismiss, duration }) {
    return (
      <div className="relative min-h-96">
        <div className="fixed inset-x-0 top-20 flex justify-end px-gutter max-md:top-auto max-md:bottom-0">
          <Button className="max-md:w-full">Pay</Button>
        </div>
        <ToastRegion toasts={waiting.slice(0, 1)} duration={duration} onClose={onDismiss} />
      </div>
    );
  },
  args: { duration: 3_600_000 },
  play: ({ canvas }) => canvas.getByRole('button', { name: 'Pay' }).focus(),
});
/** Above a dialog it can be read, heard and pressed: it stands inside of it. */
export const VariantOverDialog = meta.story({
  render: function Page({ onClose: onDismiss, duration }) {
    const [isOpen, setOpen] = useState(true);
    const [toasts, setToasts] = useState(waiting);
    return (
      <>
        <Dialog open={isOpen} onOpenChange={setOpen} title="Add New Address">
          <p>Flat 4B, Shanti Apartments, Circular Road, Lalpur, Ranchi 834001</p>
        </Dialog>
        <ToastRegion
          toasts={toasts}
          duration={duration}
          onClose={(id) => {
            setToasts((all) => all.filter((toast) => toast.id !== id));
            onDismiss();
          }}
        />
      </>
    );
  },
  args: { duration: 3_600_000 },
});
