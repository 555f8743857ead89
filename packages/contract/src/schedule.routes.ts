// Made from schedule.schema.ts by `npm run routes`.
export const extendHold = {
  method: 'POST',
  path: '/holds/:id/extend/',
  shape: { hold_id: '', slot_time: '', expires_at: '', now: '' },
} as const;
export const releaseHold = { method: 'DELETE', path: '/holds/:id/' } as const;
export const listBookings = {
  path: '/user/bookings/',
  personal: true,
  shape: {
    data: [
      {
        id: '',
        order_id: '',
        service_type: '',
        service_id: 0,
        status: '',
        title: '',
        starts_at: '',
        ends_at: '',
        total: 0,
        travel: 0,
        payment_status: '',
        keep_ready: [{ icon: '', text: '', text_hi: '' }],
        refund_now: 0,
        created_at: '',
        refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const getBooking = {
  path: '/bookings/:id/',
  personal: true,
  shape: {
    data: {
      id: '',
      order_id: '',
      service_type: '',
      service_id: 0,
      status: '',
      title: '',
      starts_at: '',
      ends_at: '',
      total: 0,
      travel: 0,
      payment_status: '',
      keep_ready: [{ icon: '', text: '', text_hi: '' }],
      refund_now: 0,
      created_at: '',
      refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
    },
  },
} as const;
export const cancelBooking = {
  method: 'POST',
  path: '/bookings/:id/cancel/',
  shape: {
    data: {
      id: '',
      order_id: '',
      service_type: '',
      service_id: 0,
      status: '',
      title: '',
      starts_at: '',
      ends_at: '',
      total: 0,
      travel: 0,
      payment_status: '',
      keep_ready: [{ icon: '', text: '', text_hi: '' }],
      refund_now: 0,
      created_at: '',
      refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
    },
  },
} as const;
export const bookingDays = {
  path: '/bookings/:id/days/',
  personal: true,
  shape: { data: { now: '', minutes: 0, days: [{ day: '', state: '', slots: [{ time: '' }] }] } },
} as const;
export const moveBooking = {
  method: 'POST',
  path: '/bookings/:id/reschedule/',
  shape: {
    data: {
      id: '',
      order_id: '',
      service_type: '',
      service_id: 0,
      status: '',
      title: '',
      starts_at: '',
      ends_at: '',
      total: 0,
      travel: 0,
      payment_status: '',
      keep_ready: [{ icon: '', text: '', text_hi: '' }],
      refund_now: 0,
      created_at: '',
      refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
    },
  },
} as const;
export const bookingCalendar = { path: '/bookings/:id/calendar.ics', personal: true } as const;
export const findBookings = {
  path: '/staff/bookings/',
  personal: true,
  shape: {
    data: [
      {
        id: '',
        service_type: '',
        status: '',
        title: '',
        starts_at: '',
        ends_at: '',
        patient: { name: '', mobile: '' },
        back: 0,
      },
    ],
    total: 0,
  },
} as const;
export const callOffBooking = {
  method: 'POST',
  path: '/staff/bookings/:id/cancel/',
  shape: {
    data: {
      id: '',
      service_type: '',
      status: '',
      title: '',
      starts_at: '',
      ends_at: '',
      patient: { name: '', mobile: '' },
      back: 0,
    },
  },
} as const;
export const bookingPayments = {
  path: '/staff/bookings/:id/payment/',
  personal: true,
  shape: {
    data: {
      id: '',
      payment_status: '',
      total: 0,
      due: 0,
      entries: [{ kind: '', amount: 0, method: '', receiver: '', at: '', recorded_at: '', recorded_by: '' }],
    },
  },
} as const;
export const recordPayment = {
  method: 'POST',
  path: '/staff/bookings/:id/payment/',
  shape: {
    data: {
      id: '',
      payment_status: '',
      total: 0,
      due: 0,
      entries: [{ kind: '', amount: 0, method: '', receiver: '', at: '', recorded_at: '', recorded_by: '' }],
    },
  },
} as const;
export const reversePayment = {
  method: 'POST',
  path: '/staff/bookings/:id/payment/reverse/',
  shape: {
    data: {
      id: '',
      payment_status: '',
      total: 0,
      due: 0,
      entries: [{ kind: '', amount: 0, method: '', receiver: '', at: '', recorded_at: '', recorded_by: '' }],
    },
  },
} as const;
export const bookingPaper = { path: '/bookings/:id/paper.pdf', personal: true } as const;
