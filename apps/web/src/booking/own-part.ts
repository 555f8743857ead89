import type { Booking } from '@doorstep/contract/schedule.schema';
import type { ServiceType } from '@doorstep/contract/order';
import { allAreas } from '../app/area.ts';
import type { lazyPart } from '../app/route.tsx';

export interface OwnPartProps {
  booking: Booking;
}
declare module '../app/area.ts' {
  interface Area {
    /** What the page of a booking of its product type says of it, with the heading. */
    bookingPart?: { type: ServiceType } & ReturnType<typeof lazyPart<OwnPartProps>>;
  }
}
/** Undefined for what the page knows itself. */
export const ownPartOf = ({ service_type }: Booking) =>
  allAreas()
    .flatMap(({ bookingPart = [] }) => bookingPart)
    .find(({ type }) => type === service_type);
