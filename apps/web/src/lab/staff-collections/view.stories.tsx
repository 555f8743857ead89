import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { inPage } from '../../staff/fixtures.tsx';
import { collection, dayOf, second } from './fixtures.ts';
import { StaffCollectionsView, type StaffCollectionsViewProps } from './view.tsx';

const everybody: StaffCollectionsViewProps['state'] = { day: undefined, collector: undefined, list: false };
const meta = preview.meta({
  title: 'Pages/Staff collections',
  component: StaffCollectionsView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    state: everybody,
    collections: ready(dayOf()),
    working: undefined as string | undefined,
    problems: {} as StaffCollectionsViewProps['problems'],
    onAssign: fn(),
    onStep: fn(),
    onRecordPayment: fn(),
    onCorrectPayment: fn(),
    onPrint: fn(),
    onCancel: fn(),
  },
});
export const Default = meta.story();
export const VariantList = meta.story({ args: { state: { ...everybody, list: true } } });
export const NotFoundOfNobody = meta.story({
  args: { state: { ...everybody, collector: 'nobody' }, collections: ready(dayOf([second])) },
});
export const Loading = meta.story({ args: { collections: loading } });
export const Empty = meta.story({ args: { collections: ready(dayOf([], { day: '2026-11-29' })) } });
export const Error = meta.story({ args: { collections: failed } });
export const Offline = meta.story({ args: { collections: offline } });
export const Refused = meta.story({
  args: {
    problems: {
      [collection.id]: 'Rina Kujur collects somewhere else then. Please choose somebody else.',
    },
  },
});
export const Hindi = meta.story({
  args: {
    collections: ready(
      dayOf([{ ...collection, patient: { ...collection.patient, name: 'आशा कुमारी' } }, second]),
    ),
  },
  globals: { locale: 'hi' },
});
