import {
  bookingCalendar,
  bookingDays,
  bookingPaper,
  cancelBooking,
  getBooking,
  listBookings,
  moveBooking,
} from '@doorstep/contract/schedule.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

export const { call, target } = calls({ bookingCalendar, bookingPaper, cancelBooking, moveBooking });
export const { useCall } = answers({ bookingDays, getBooking, listBookings });
