import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { addressesOf, hindiHome, hindiVillage, home, longAddress, village } from '../../order/fixtures.tsx';
import { services } from '../fixtures.ts';
import { bookVisitMessages } from './messages.en.ts';
import Times from '../times.tsx';
import { BookVisitView } from './view.tsx';

const hours = ['10:00', '11:00', '12:00', '17:00', '18:00'];
const days = ready({
  success: true as const,
  data: {
    now: '2026-11-24T10:00:00+05:30',
    minutes: 60,
    days: ['24', '25', '26', '27'].map((day, at) => ({
      day: `2026-11-${day}`,
      state: at === 2 ? ('full' as const) : ('free' as const),
      slots: hours.map((hour, i) => ({ time: `2026-11-${day}T${hour}`, taken: at === 2 || i === at })),
    })),
  },
});
const TIME = '2026-11-25T10:00';
const times = (some: Partial<ComponentProps<typeof Times>> = {}) => (
  <Times days={days} value={TIME} lost={undefined} onValueChange={fn()} {...some} />
);
const place = {
  signedIn: true,
  loginHref: '/login',
  addresses: ready(addressesOf(home, village)),
  addressId: 1 as number | undefined,
  form: undefined,
  onAddress: fn(),
  onAdd: fn(),
} satisfies ComponentProps<typeof BookVisitView>['place'];

const meta = preview.meta({
  title: 'Pages/Book a visit',
  component: BookVisitView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    service: services[0]!,
    place: place as ComponentProps<typeof BookVisitView>['place'],
    placeTitle: 'Home' as string | undefined,
    times: times(),
    time: TIME,
    notes: '',
    order: undefined as ComponentProps<typeof BookVisitView>['order'],
    problems: [] as ComponentProps<typeof BookVisitView>['problems'],
    attempt: 0,
    busy: false,
    here: '/paramedical/book/1',
    onNotes: fn(),
    onPay: fn(),
  },
});
export const Default = meta.story();
export const Visitor = meta.story({
  args: {
    place: { ...place, signedIn: false, addresses: loading, addressId: undefined },
    placeTitle: undefined,
    service: services[1]!,
    order: <p>{bookVisitMessages.orderLater}</p>,
  },
});
export const Loading = meta.story({
  args: {
    place: { ...place, addresses: loading, addressId: undefined },
    placeTitle: undefined,
    times: times({ days: loading, value: '' }),
    time: '',
  },
});
export const Error = meta.story({
  args: {
    place: { ...place, addresses: failed, addressId: undefined },
    placeTitle: undefined,
    times: times({ days: failed }),
    time: '',
  },
});
export const Offline = meta.story({
  args: {
    place: { ...place, addresses: offline, addressId: undefined },
    placeTitle: undefined,
    times: times({ days: offline }),
    time: '',
  },
});
export const SlotTaken = meta.story({ args: { times: times({ value: '', lost: TIME }), time: '' } });
export const ErrorProblems = meta.story({
  args: {
    place: { ...place, addresses: ready(addressesOf(village)), addressId: undefined },
    placeTitle: undefined,
    times: times({ value: '' }),
    time: '',
    attempt: 1,
    problems: [
      { field: 'address', message: bookVisitMessages.addressMissing },
      { field: 'time', message: bookVisitMessages.timeMissing },
    ],
  },
});
export const LongText = meta.story({
  args: {
    service: services[3]!,
    place: { ...place, addresses: ready(addressesOf(longAddress)) },
    notes: 'Please ring twice. The lift does not work, and there is a dog in the yard. Ask for Sunita.',
    busy: true,
  },
});
export const Hindi = meta.story({
  args: { place: { ...place, addresses: ready(addressesOf(hindiHome, hindiVillage)) }, placeTitle: 'घर' },
  globals: { locale: 'hi' },
});
