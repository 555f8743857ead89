import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { photo } from '../fixtures.ts';
import { PrescriptionCard, PrescriptionCardSkeleton } from './prescription-card.tsx';

const meta = preview.meta({
  title: 'Prescription/Prescription card',
  component: PrescriptionCard,
  args: {
    type: 'image' as const,
    imageUrl: photo,
    uploadedAt: '2026-11-24T10:30:00+05:30',
    status: 'pending' as const,
    today: '2026-11-25',
    onOpen: fn(),
    onDelete: fn(),
  },
  decorators: [within('max-w-72')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Approved = meta.story({
  args: { type: 'pdf', imageUrl: undefined, status: 'approved', validUntil: '2027-05-21' },
});
export const Expired = meta.story({ args: { status: 'approved', validUntil: '2026-11-20' } });
export const Rejected = meta.story({
  args: { status: 'rejected', note: 'The name of the doctor cannot be read.' },
});
export const Loading = meta.story({ render: () => <PrescriptionCardSkeleton /> });
export const LongText = meta.story({
  args: {
    status: 'rejected',
    imageUrl: undefined,
    inUse: true,
    note: 'The name on the prescription, Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar, is not the name of the person who receives the order. Please upload the page that shows both.',
  },
});
export const Hindi = meta.story({
  args: { status: 'approved', validUntil: '2027-05-21' },
  globals: { locale: 'hi' },
});
export const Opening = meta.story({ args: { opening: true }, tags: ['no-visual'] });
