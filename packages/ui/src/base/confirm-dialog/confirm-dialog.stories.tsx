import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = preview.meta({
  title: 'Base/Confirm dialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    tone: 'danger' as const,
    title: 'Are you sure you want to delete this address?',
    description: 'Home, Flat 4B, Shanti Apartments, Ranchi 834001. Orders already placed still arrive there.',
    confirmLabel: 'Delete address',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantAccent = meta.story({
  args: {
    tone: 'accent',
    title: 'Book now and pay ₹1,250.00 at the visit?',
    description: 'Dressing of a wound at home, Tue 24 Nov, 10:30 AM.',
    confirmLabel: 'Book now',
    cancelLabel: 'Not now',
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const WithOpener = meta.story({
  args: { open: false },
  render: function Page(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button tone="plain" onClick={() => setOpen(true)}>
          Delete Home address
        </Button>
        <ConfirmDialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
        />
      </>
    );
  },
});
export const LongText = meta.story({
  args: {
    description:
      'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar, House 12, behind the old primary school, second lane after the water tank, Lalpur, Ranchi, Jharkhand 834001. Two orders are on their way to this address; they still arrive there.',
    confirmLabel: 'Delete this address for good',
  },
});
export const Hindi = meta.story({
  args: {
    title: 'क्या आप यह पता हटाना चाहते हैं?',
    description: 'घर, फ़्लैट 4B, शांति अपार्टमेंट, राँची 834001। पहले के ऑर्डर वहीं पहुँचेंगे।',
    confirmLabel: 'पता हटाएँ',
  },
  globals: { locale: 'hi' },
});
