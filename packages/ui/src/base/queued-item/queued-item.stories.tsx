import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { QueuedItem } from './queued-item.tsx';

const meta = preview.meta({
  title: 'Base/Queued item',
  component: QueuedItem,
  args: { title: 'Prescription', description: 'slip.jpg', state: 'waiting' as const, onCancel: fn() },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const BusySending = meta.story({ args: { state: 'sending' } });
export const Refused = meta.story({
  args: { state: 'refused', error: 'This file cannot be read. Take the photo again.' },
});
export const LongText = meta.story({
  args: {
    title: 'Message',
    description:
      'Is the sample taken at home on a Sunday as well, and may my father take his tablet for blood pressure before',
  },
});
export const Hindi = meta.story({
  args: { title: 'पर्ची', description: 'slip.jpg' },
  globals: { locale: 'hi' },
});
