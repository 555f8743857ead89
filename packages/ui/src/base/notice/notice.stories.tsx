import preview from '#storybook/preview';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = preview.meta({
  title: 'Base/Notice',
  component: Notice,
  args: { tone: 'info' as const, children: 'OTP sent to your mobile!' },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Done = meta.story({
  args: { tone: 'success', title: 'Mobile number verified! You can now login.', children: undefined },
});
export const DangerWarning = meta.story({
  args: {
    tone: 'warning',
    title: 'Payment was cancelled',
    children: 'You have not been charged. Your cart is safe.',
  },
});
export const Error = meta.story({
  args: {
    tone: 'danger',
    title: 'Upload failed. Please try again.',
    children: (
      <>
        <p>Your file is still chosen.</p>
        <Button tone="plain">Try again</Button>
      </>
    ),
  },
  tags: ['all-cells'],
});
export const LongText = meta.story({
  args: {
    tone: 'danger',
    children:
      'We could not read hydroxypropylmethylcellulose0.3%w/vophthalmicsolution-prescription-of-14-november-2026.pdf. Please choose another photo or PDF.',
  },
});
export const Hindi = meta.story({
  args: { tone: 'warning', title: 'भुगतान रद्द किया गया', children: 'आपसे कोई पैसा नहीं लिया गया।' },
  globals: { locale: 'hi' },
});
