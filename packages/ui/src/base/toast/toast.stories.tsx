import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Toast } from './toast.tsx';

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
