import type { HomeService } from '@doorstep/contract/paramedical.schema';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { success } from './answers.ts';

export const service = (id = 1, some: Partial<HomeService> = {}): HomeService => ({
  id,
  title: `Wound dressing ${id}`,
  title_hi: `घाव की ड्रेसिंग ${id}`,
  description: 'A nurse cleans your wound and puts on a new dressing.',
  description_hi: 'नर्स घाव साफ़ करके नई पट्टी करती हैं।',
  image: null,
  price: 499,
  offer_price: 399,
  minutes: 45,
  around_the_clock: false,
  needs_order: false,
  keep_ready: [{ icon: 'icon-sun', text: 'Good light', text_hi: 'अच्छी रोशनी' }],
  ...some,
});
export const servicesOf = (...data: HomeService[]) => ({ success, data });
export const serviceOf = (data: HomeService) => ({ success, data });

const HOURS = ['10:00', '10:30', '11:00', '11:30'];
/** Three days from Tuesday 24 November 2026 on, 10 in the morning; today is over at 11:30. 'none': nothing is free. */
export const daysOf = (...taken: string[]) => ({
  success,
  data: {
    now: '2026-11-24T10:00:00.000+05:30',
    minutes: 60,
    days: ['2026-11-24', '2026-11-25', '2026-11-26'].map((day) => ({
      day,
      state: taken.includes('none') ? ('full' as const) : ('free' as const),
      slots: HOURS.map((hour) => ({
        time: `${day}T${hour}`,
        taken: taken.includes('none') || taken.includes(`${day}T${hour}`),
      })),
    })),
  },
});
export const bookingOf = (some: Partial<Booking> = {}): Booking => ({
  id: 'PV-7K2P9QX4M3WT',
  order_id: 'PV-7K2P9QX4M3WT',
  service_type: 'paramedical',
  service_id: 1,
  status: 'booked',
  title: 'Wound dressing 1',
  title_hi: 'घाव की ड्रेसिंग 1',
  detail: '60 min',
  starts_at: '2026-11-25T10:00:00.000+05:30',
  ends_at: '2026-11-25T11:00:00.000+05:30',
  place: 'Flat 4B, Shanti Apartments',
  distance_km: 4.2,
  total: 399,
  travel: 0,
  payment_status: 'paid',
  payment_id: 'pay_1',
  person: null,
  code: '4817',
  patient: null,
  keep_ready: [{ icon: 'icon-sun', text: 'Good light', text_hi: 'अच्छी रोशनी' }],
  doctor_order: null,
  can_cancel: true,
  can_move: true,
  refund_now: 399,
  free_until: '2026-11-25T06:00:00.000+05:30',
  created_at: '2026-11-24T10:00:00.000+05:30',
  refunds: [],
  ...some,
});
