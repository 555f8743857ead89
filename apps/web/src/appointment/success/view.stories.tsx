import type { Booking } from '@doorstep/contract/schedule.schema';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { booked, meera } from '../fixtures.ts';
import { SuccessView, type SuccessViewProps } from './view.tsx';

const booking = (some: Partial<Booking> = {}) => ready({ data: { ...booked, ...some } });
const preferences: SuccessViewProps['preferences'] = {
  language: 'en',
  comfort: 0 as const,
  notifications: { orders_sms: true, orders_whatsapp: false, orders_email: true, reminders: true },
  offered: ['sms', 'whatsapp', 'email'],
};
const meta = preview.meta({
  title: 'Pages/Booking success',
  component: SuccessView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    booking: booking(),
    doctor: meera,
    preferences,
    saving: undefined as SuccessViewProps['saving'],
    onAddToCalendar: fn(),
  },
});
export const Default = meta.story();
export const ExpiredOver = meta.story({
  args: { booking: booking({ status: 'done', can_cancel: false, can_move: false, free_until: null }) },
});
export const Cancelled = meta.story({ args: { booking: booking({ status: 'cancelled' }) } });
export const ErrorCalendar = meta.story({ args: { saving: 'failed' } });
export const Loading = meta.story({ args: { booking: loading }, parameters: { headingComesLater: true } });
export const NotFound = meta.story({ args: { booking: notFound } });
export const Error = meta.story({ args: { booking: failed } });
export const Offline = meta.story({ args: { booking: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
