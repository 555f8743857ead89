import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../../base/button/button.tsx';
import { DeliveryPanel } from '../delivery-panel/delivery-panel.tsx';
import { ScheduleForm, type ScheduleFormProps } from './schedule-form.tsx';

type Props = ScheduleFormProps;
const at = (...times: string[]) => times.map((time) => ({ time: `2026-11-24T${time}` }));
const meta = preview.meta({
  title: 'Lab/Schedule form',
  component: ScheduleForm,
  decorators: [within('max-w-dialog')],
  args: {
    id: 'schedule',
    'aria-label': 'Book the tests',
    register: ((name) => ({ name })) as Props['register'],
    errors: {} as Props['errors'],
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    addresses: [
      {
        id: 7,
        title: 'Home',
        text: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi 834008',
        detail: '4.2 km',
      },
      { id: 9, title: 'Office', text: '2nd floor, Main Road, Ranchi 834001', detail: '6.8 km' },
    ] as Props['addresses'],
    addressId: 7 as number | null,
    onAddressChange: fn(),
    addAddressHref: '/user/addresses/add',
    now: '2026-11-22T05:00:00.000Z',
    minDay: '2026-11-23',
    maxDay: '2026-12-22',
    day: '2026-11-24',
    onDayChange: fn(),
    days: [
      { day: '2026-11-23', state: 'full', free: 0 },
      { day: '2026-11-24', state: 'free', free: 7 },
      { day: '2026-11-25', state: 'free', free: 8 },
      { day: '2026-11-26', state: 'free', free: 8 },
      { day: '2026-11-27', state: 'closed', free: 0 },
      { day: '2026-11-28', state: 'free', free: 3 },
      { day: '2026-11-29', state: 'free', free: 8 },
    ] as Props['days'],
    times: [
      ...at('07:00', '07:30', '08:00', '08:30', '09:00'),
      { time: '2026-11-24T09:30', taken: true },
      ...at('10:00', '10:30'),
    ] as Props['times'],
    windows: undefined as Props['windows'],
    time: '2026-11-24T08:30',
    onTimeChange: fn(),
    timesState: 'ready' as Props['timesState'],
    onRetryTimes: fn(),
    locateBusy: false,
    onLocate: fn(),
    located: undefined as string | undefined,
    delivery: <DeliveryPanel state="available" km={4.23} feePaise={0} radiusKm={30} />,
    children: (
      <Button type="submit" size="lg" wide>
        Pay and book
      </Button>
    ),
  },
});
export const Default = meta.story();
/** Nothing is chosen yet, and no address is saved. */
export const FilledTyped = meta.story({
  args: {
    addresses: [],
    addressId: null,
    day: '',
    time: '',
    times: [],
    located: 'Current location detected successfully',
    delivery: <DeliveryPanel state="idle" radiusKm={30} />,
  },
});
export const VariantWindows = meta.story({
  args: {
    times: at('08:00', '08:30', '09:00', '10:00', '10:30', '14:00', '16:30'),
    windows: [
      { from: '08:00', to: '10:00' },
      { from: '10:00', to: '12:00' },
      { from: '14:00', to: '16:00' },
      { from: '16:00', to: '18:00' },
    ],
  },
});
export const ErrorMissing = meta.story({
  args: {
    addressId: null,
    day: '2026-11-25',
    time: '',
    attempt: 1,
    errors: {
      address: { message: 'Please enter your address' },
      latitude: { message: 'Location coordinates are required' },
      longitude: { message: 'Location coordinates are required' },
      date: { message: 'Please select a date' },
      time: { message: 'Please select a time' },
    },
  },
});
export const Loading = meta.story({ args: { timesState: 'loading', time: '' } });
export const Error = meta.story({ args: { timesState: 'error', time: '' } });
export const LongText = meta.story({
  args: {
    addresses: [
      {
        id: 7,
        title: 'My grandfather’s house behind the old bus stand',
        text: 'Third floor, the door behind the second staircase, Sri Ramakrishna Paramahamsa Apartments, Block D, Ranchi, Jharkhand 834008',
        detail: '29.9 km from our pharmacy, opposite the water tank',
      },
      { id: 9, title: 'Venkatanarasimharajuvaripeta', text: 'Main Road, Ranchi 834001', detail: '6.8 km' },
    ],
    delivery: <DeliveryPanel state="available" km={29.94} feePaise={12_500_000} radiusKm={30} />,
    errors: {
      address: {
        message:
          'Nobody can come to this address at 8:30 AM, since the road over the dam is closed. Choose another address or another time.',
      },
    },
    attempt: 1,
  },
});
export const Hindi = meta.story({
  args: {
    'aria-label': 'जाँच बुक करें',
    addresses: [
      { id: 7, title: 'घर', text: 'फ़्लैट 4B, शांति अपार्टमेंट, कांके रोड, राँची 834008', detail: '4.2 कि.मी.' },
    ],
    addressId: null,
    times: at('08:00', '08:30', '10:00', '14:00'),
    windows: [
      { from: '08:00', to: '10:00' },
      { from: '10:00', to: '12:00' },
      { from: '14:00', to: '16:00' },
    ],
    children: (
      <Button type="submit" size="lg" wide>
        भुगतान करें और बुक करें
      </Button>
    ),
  },
  globals: { locale: 'hi' },
});
