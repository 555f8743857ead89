import { ConfirmDialog } from '@doorstep/ui/base/confirm-dialog';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { page } from '../../messages/hi.ts';
import { hindiHome, hindiVillage, home, longAddress, office, village } from '../../order/fixtures.tsx';
import { services } from '../fixtures.ts';
import { visitFormMessages } from '../form-messages.en.ts';
import { PlaceFields } from './place-fields.tsx';
import { VisitFormSkeleton, VisitFormView, type VisitFormViewProps } from './view.tsx';
import Times from '../times.tsx';

const hours = ['09:00', '10:30', '11:15', '14:00', '16:30', '18:00'];
const days = Array.from({ length: 30 }, (_, i) => {
  const day = new Date(Date.parse('2026-11-23T00:00Z') + i * 86_400_000).toISOString().slice(0, 10);
  const full = i % 7 === 4;
  return {
    day,
    state: full ? ('full' as const) : ('free' as const),
    slots: hours.map((hour, at) => ({ time: `${day}T${hour}`, taken: full || (i + at) % 3 === 0 })),
  };
});
const known = ready({
  success: true as const,
  data: { now: '2026-11-23T08:12:00+05:30', minutes: 45, days },
});
const time = '2026-11-24T10:30';
const sum = { service_price: 399, travel_cost: 13, total_price: 412, distance_km: 4.2 };
const place: VisitFormViewProps['place'] = {
  place: null,
  label: '',
  locating: false,
  problem: undefined,
  search: { state: 'idle', places: [], onSelect: fn(), onValueChange: fn() },
  onLocate: fn(),
  onMap: fn(),
  onRemove: fn(),
};
const meta = preview.meta({
  title: 'Pages/Book service',
  component: VisitFormView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    service: services[0]!,
    draft: { address: '', time: '', notes: '' },
    saved: [home, office, village] as VisitFormViewProps['saved'],
    chosen: home as VisitFormViewProps['chosen'],
    place,
    Place: PlaceFields,
    When: Times,
    days: known as VisitFormViewProps['days'],
    lost: undefined as string | undefined,
    doctorOrder: undefined,
    step: 0 as VisitFormViewProps['step'],
    sum: undefined as VisitFormViewProps['sum'],
    wasTotal: undefined as number | undefined,
    cleared: false,
    confirmed: false,
    busy: undefined,
    error: undefined as VisitFormViewProps['error'],
    problems: [] as VisitFormViewProps['problems'],
    attempt: 0,
    onChoose: fn(),
    onAddress: fn(),
    onTime: fn(),
    onNotes: fn(),
    onCalculate: fn(),
    onPay: fn(),
    onBook: fn(),
  },
});
export const Default = meta.story();
export const Loading = meta.story({
  args: { saved: undefined, chosen: undefined, days: loading },
});
export const LoadingSkeleton = meta.story({
  render: () => <VisitFormSkeleton />,
  parameters: { headingComesLater: true },
});
export const WithPrice = meta.story({ args: { draft: { address: '', time, notes: '' }, step: 2, sum } });
export const PendingAsked = meta.story({
  args: {
    draft: { address: '', time, notes: '' },
    step: 2,
    sum,
    children: (
      <ConfirmDialog
        open
        onOpenChange={fn()}
        title={visitFormMessages.ask('₹412.00')}
        description={visitFormMessages.askText('Tue 24 Nov, 10:30 AM')}
        confirmLabel={visitFormMessages.askYes}
        onConfirm={fn()}
      />
    ),
  },
});
export const DoneConfirmed = meta.story({
  args: {
    draft: { address: '', time, notes: 'Second floor. Please ring twice.' },
    step: 3,
    sum,
    confirmed: true,
  },
});
/** Nobody has a saved address yet, and the device did not say where it is. */
export const FilledWritten = meta.story({
  args: {
    saved: [],
    chosen: 'other',
    draft: { address: '12 Main Road, Ranchi', time, notes: '' },
    place: { ...place, problem: `${visitFormMessages.noLocation} ${visitFormMessages.instead}` },
  },
});
export const DonePlaced = meta.story({
  args: {
    chosen: 'other',
    draft: { address: 'Flat 4B, Kanke Road, Ranchi, Jharkhand 834008', time, notes: '' },
    place: {
      ...place,
      place: { latitude: 23.3812, longitude: 85.33199 },
      label: 'Kanke Road, Ranchi, Jharkhand 834008',
    },
    step: 1,
  },
});
export const ErrorMissing = meta.story({
  args: {
    chosen: undefined,
    problems: [
      { field: 'address', message: visitFormMessages.fillAll, beside: visitFormMessages.wants.address },
      { field: 'time', message: visitFormMessages.fillAll, beside: visitFormMessages.wants.time },
    ],
    attempt: 1,
  },
});
export const SlotTaken = meta.story({
  args: {
    lost: time,
    cleared: true,
    problems: [{ field: 'time', message: 'That time was just taken. Please choose another time.' }],
    attempt: 1,
  },
});
export const PriceChanged = meta.story({
  args: {
    draft: { address: '', time, notes: '' },
    step: 2,
    sum: { ...sum, service_price: 449, total_price: 462 },
    wasTotal: 412,
  },
});
export const Error = meta.story({ args: { days: failed } });
export const Offline = meta.story({
  args: { days: offline, error: { at: 'price', message: visitFormMessages.offline } },
});
export const LongText = meta.story({
  args: {
    service: services[3]!,
    saved: [longAddress, office],
    chosen: longAddress,
    draft: { address: '', time, notes: 'The door behind the second staircase. '.repeat(9).trim() },
    step: 2,
    sum: { service_price: 1099, travel_cost: 90, total_price: 1189, distance_km: 29.9 },
  },
});
export const Hindi = meta.story({
  args: {
    saved: [hindiHome, hindiVillage],
    chosen: hindiHome,
    draft: { address: '', time, notes: '' },
    step: 3,
    sum,
    confirmed: true,
  },
  globals: { locale: 'hi' },
});
export const HindiWritten = meta.story({
  args: {
    saved: [],
    chosen: 'other',
    draft: { address: '', time: '', notes: '' },
    place: { ...place, problem: `${page.visitForm.noLocation} ${page.visitForm.instead}` },
    problems: [{ field: 'address', message: page.visitForm.fillAll, beside: page.visitForm.wants.address }],
    attempt: 1,
  },
  globals: { locale: 'hi' },
});
