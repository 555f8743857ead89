import preview from '#storybook/preview';
import { BookingState } from './booking-state.tsx';

const meta = preview.meta({
  title: 'Base/Booking state',
  component: BookingState,
  args: { status: 'booked' as const },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const BusyChecking = meta.story({ args: { status: 'checking' } });
export const StepOnTheWay = meta.story({ args: { status: 'on-the-way' } });
export const StepStarted = meta.story({ args: { status: 'started' } });
export const Done = meta.story({ args: { status: 'done' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const Hindi = meta.story({ args: { status: 'checking' }, globals: { locale: 'hi' } });
