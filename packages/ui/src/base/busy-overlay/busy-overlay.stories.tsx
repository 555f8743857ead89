import { useState } from 'react';
import preview from '#storybook/preview';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { BusyOverlay } from './busy-overlay.tsx';

const form = (name: string, reason: string, action: string) => (
  <div className="flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4">
    <TextField name="name" label={name} defaultValue="Asha Kumari" />
    <TextField name="reason" label={reason} defaultValue="BP 150/95" />
    <Button>{action}</Button>
  </div>
);
const meta = preview.meta({
  title: 'Base/Busy overlay',
  component: BusyOverlay,
  args: {
    busy: true,
    message: 'Processing your appointment...',
    children: form('Patient name', 'Reason for the visit', 'Confirm Appointment'),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Idle = meta.story({ args: { busy: false } });
export const Fullscreen = meta.story({
  args: { fullscreen: true },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
});
export const Switching = meta.story({
  render: function Page(args) {
    const [busy, setBusy] = useState(false);
    const [sent, setSent] = useState(0);
    return (
      <div className="flex flex-col items-start gap-4">
        <BusyOverlay {...args} busy={busy} className="w-full">
          <div className="flex flex-col items-start gap-4 py-8">
            <p>Requests sent: {sent}</p>
            <Button
              onClick={() => {
                setBusy(true);
                setSent(sent + 1);
              }}
            >
              Confirm Appointment
            </Button>
          </div>
        </BusyOverlay>
        <Button tone="plain" onClick={() => setBusy(false)}>
          Answer has come
        </Button>
      </div>
    );
  },
});
export const LongText = meta.story({
  args: {
    message:
      'We are asking the bank whether your payment of ₹1,25,000.00 has arrived. This can take a minute; please do not close this page.',
  },
});
export const Hindi = meta.story({
  args: {
    message: 'आपकी अपॉइंटमेंट दर्ज हो रही है...',
    children: form('मरीज़ का नाम', 'मिलने का कारण', 'अपॉइंटमेंट पक्की करें'),
  },
  globals: { locale: 'hi' },
});
