import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { CollectionCard, type CollectionCardProps } from './collection-card.tsx';

const meta = preview.meta({
  title: 'Staff/Collection card',
  component: CollectionCard,
  decorators: [within('max-w-dialog')],
  args: {
    state: 'booked' as CollectionCardProps['state'],
    startsAt: '2026-11-24T07:30:00+05:30',
    endsAt: '2026-11-24T08:00:00+05:30',
    address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
    mapHref: '#map',
    distanceKm: 3.1 as number | null,
    patient: { name: 'Asha Kumari', mobile: '9876543210' },
    tests: [
      { id: 1, title: 'Complete Blood Count', sample: 'Blood' },
      { id: 2, title: 'Urine Routine', sample: 'Urine, first of the morning' },
    ],
    fastingHours: 10,
    duePaise: 0,
    received: null as CollectionCardProps['received'],
    collector: { id: 1, name: 'Suresh Mahto' } as CollectionCardProps['collector'],
    collectors: [
      { id: 2, name: 'Rina Kujur', free: false },
      { id: 1, name: 'Suresh Mahto', free: true },
      { id: 3, name: 'Ajay Bedia', free: true },
    ],
    reports: 0,
    reportHref: '#report',
    onAssign: fn(),
    onStep: fn(),
    onCancel: fn(),
    onRecordPayment: fn() as (() => void) | undefined,
    onCorrectPayment: fn() as (() => void) | undefined,
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const NotFoundNobody = meta.story({ args: { collector: null, duePaise: 64_900, fastingHours: 0 } });
export const DoneCollected = meta.story({ args: { state: 'collected' } });
export const KindAtLab = meta.story({ args: { state: 'at-lab' } });
export const DoneReported = meta.story({ args: { state: 'reported', reports: 1 } });
/** Paid at collection: the payment can be corrected. */
export const DonePaid = meta.story({
  args: { state: 'reported', reports: 1, received: { method: 'upi', receiver: 'Suresh Mahto' } },
});
export const DoneDue = meta.story({ args: { state: 'reported', reports: 1, duePaise: 64_900 } });
export const HindiPaid = meta.story({
  args: {
    state: 'collected',
    patient: { name: 'आशा कुमारी', mobile: '9876543210' },
    tests: [{ id: 1, title: 'संपूर्ण रक्त जाँच', sample: 'ख़ून' }],
    received: { method: 'cash', receiver: 'सुरेश महतो' },
  },
  globals: { locale: 'hi' },
});
export const Cancelled = meta.story({ args: { state: 'cancelled', collector: null } });
export const Busy = meta.story({ args: { busy: true } });
export const Refused = meta.story({
  args: { error: 'Rina Kujur collects somewhere else then. Please choose somebody else.' },
});
export const LongText = meta.story({
  args: {
    patient: {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
      mobile: '9876543210',
    },
    tests: Array.from({ length: 6 }, (_, id) => ({
      id,
      title: 'Thyroid profile with free T3, free T4 and antibodies to peroxidase and thyroglobulin',
      sample: 'Blood, in two tubes',
    })),
    duePaise: 1_234_900,
  },
});
export const Hindi = meta.story({
  args: {
    patient: { name: 'आशा कुमारी', mobile: '9876543210' },
    tests: [{ id: 1, title: 'संपूर्ण रक्त जाँच', sample: 'ख़ून' }],
    duePaise: 64_900,
  },
  globals: { locale: 'hi' },
});
/** The report was uploaded, then its step taken back. */
export const KindAtLabAgain = meta.story({ tags: ['no-visual'], args: { state: 'at-lab', reports: 1 } });
