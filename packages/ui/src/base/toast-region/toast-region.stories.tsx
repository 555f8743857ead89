import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { ToastMessage } from '../toast/toast.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastRegion, type ToastRegionProps } from './toast-region.tsx';

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

/** Takes away what is closed, as a page does. */
function Kept({ toasts: first, onClose, ...props }: ToastRegionProps) {
  const [toasts, setToasts] = useState(first);
  return (
    <ToastRegion
      {...props}
      toasts={toasts}
      onClose={(id) => {
        setToasts((all) => all.filter((toast) => toast.id !== id));
        onClose(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Base/Toast region',
  component: ToastRegion,
  args: { toasts: waiting as ToastRegionProps['toasts'], onClose: fn(), duration: 3_600_000 },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Empty = meta.story({ args: { toasts: [] } });
export const LongText = meta.story({
  args: {
    toasts: [
      {
        id: 'moved',
        tone: 'success',
        message:
          'Amoxicillin trihydrate 500 mg with potassium clavulanate 125 mg, strip of 15 tablets, was moved from your wishlist to your cart',
        actionLabel: 'View cart',
        onAction: fn(),
      },
      {
        id: 'line',
        tone: 'error',
        message:
          'You are offline. Your cart is safe on this phone, and what you change is sent as soon as the line is back.',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    toasts: [
      {
        id: 'cart',
        tone: 'success',
        message: 'पैरामोल 650 आपके कार्ट में है',
        actionLabel: 'कार्ट देखें',
        onAction: fn(),
      },
      { id: 'line', tone: 'error', message: 'आप ऑफ़लाइन हैं। आपका कार्ट इस फ़ोन में सुरक्षित है।' },
    ],
  },
  globals: { locale: 'hi' },
});
/** They come when something is pressed, and leave focus where it is. */
export const VariantPressed = meta.story({
  render: function Page(args) {
    const [isPressed, setPressed] = useState(false);
    return (
      <>
        <Button onClick={() => setPressed(true)}>Add to Cart</Button>
        <Kept key={String(isPressed)} {...args} toasts={isPressed ? args.toasts : []} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' })),
});
/** At the other edge: it would cover the button that has focus. */
export const VariantOverFocus = meta.story({
  args: { toasts: waiting.slice(0, 1) },
  render: (args) => (
    <>
      <div className="fixed inset-x-0 top-20 flex justify-end px-gutter max-md:top-auto max-md:bottom-0">
        <Button className="max-md:w-full">Pay</Button>
      </div>
      <ToastRegion {...args} />
    </>
  ),
  play: ({ canvas }) => canvas.getByRole('button', { name: 'Pay' }).focus(),
});
/** Above a dialog it can be read, heard and pressed: it stands inside of it. */
export const VariantOverDialog = meta.story({
  render: function Page(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Dialog open={isOpen} onOpenChange={setOpen} title="Add New Address">
          <p>Flat 4B, Shanti Apartments, Circular Road, Lalpur, Ranchi 834001</p>
        </Dialog>
        <Kept {...args} />
      </>
    );
  },
});
