// Made from lab.schema.ts by `npm run routes`.
export const listTests = {
  path: '/medical-tests/',
  shape: {
    data: [
      {
        id: 0,
        title: '',
        title_hi: '',
        description: '',
        description_hi: '',
        price: 0,
        category: '',
        turnaround: '',
        fasting_hours: 0,
        medicines_to_ask: [{ text: '', text_hi: '' }],
        sample: '',
        sample_hi: '',
        measures: [''],
      },
    ],
  },
} as const;
export const listLabSlots = {
  path: '/medical-tests/slots/',
  shape: { data: { now: '', date: '', capacity: 0, slots: [{ time: '', left: 0 }] } },
} as const;
export const listLabDays = {
  path: '/medical-tests/days/',
  shape: { data: { now: '', minutes: 0, days: [{ day: '', state: '', slots: [{ time: '' }] }] } },
} as const;
export const getTest = {
  path: '/medical-tests/:id/',
  shape: {
    data: {
      id: 0,
      title: '',
      title_hi: '',
      description: '',
      description_hi: '',
      price: 0,
      category: '',
      turnaround: '',
      fasting_hours: 0,
      medicines_to_ask: [{ text: '', text_hi: '' }],
      sample: '',
      sample_hi: '',
      measures: [''],
    },
    values: [{ code: '', name: '', name_hi: '' }],
    related: [
      {
        id: 0,
        title: '',
        title_hi: '',
        description: '',
        description_hi: '',
        price: 0,
        category: '',
        turnaround: '',
        fasting_hours: 0,
        medicines_to_ask: [{ text: '', text_hi: '' }],
        sample: '',
        sample_hi: '',
        measures: [''],
      },
    ],
    packages: [{ id: 0, name: '', name_hi: '' }],
  },
} as const;
export const listTestPackages = {
  path: '/medical-test-packages/',
  shape: {
    data: [
      {
        id: 0,
        name: '',
        name_hi: '',
        description: '',
        description_hi: '',
        total_price: 0,
        tests: [{ id: 0, title: '', title_hi: '', price: 0 }],
      },
    ],
  },
} as const;
export const checkLabDelivery = {
  method: 'POST',
  path: '/medical-tests/check-delivery/',
  shape: { distance_km: 0, delivery_charge: 0, free_from: 0, estimated_time: '' },
} as const;
export const planTests = {
  method: 'POST',
  path: '/medical-tests/plan/',
  shape: {
    data: {
      tests: 0,
      fasting_hours: 0,
      fasting_for: [0],
      medicines: [{ text: '', text_hi: '' }],
      notes: [{ kind: '' }],
    },
  },
} as const;
export const listRecentTests = {
  path: '/medical-tests/recent/',
  personal: true,
  shape: { data: [{ test: 0, days_ago: 0, usual_days: 0 }] },
} as const;
export const createLabPayment = {
  method: 'POST',
  path: '/medical-tests/create-payment-order/',
  shape: { key: '', amount: 0, currency: '', order_id: '', script_url: '', delivery_charge: 0 },
} as const;
export const verifyLabPayment = {
  method: 'POST',
  path: '/medical-tests/verify-payment/',
  shape: {
    data: {
      booking: {
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
      items: [{ kind: '', id: 0, title: '', title_hi: '', price: 0 }],
      subtotal: 0,
      delivery_charge: 0,
      total: 0,
      payment_status: '',
      plan: { tests: 0, fasting_hours: 0, fasting_for: [0], medicines: [{ text: '', text_hi: '' }] },
      sample: { state: '' },
      reports: [
        {
          id: '',
          booking_id: '',
          patient: '',
          file: '',
          collected_at: '',
          uploaded_at: '',
          tests: [{ title: '', title_hi: '' }],
          values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
        },
      ],
    },
  },
} as const;
export const bookTests = {
  method: 'POST',
  path: '/medical-tests/book/',
  shape: {
    data: {
      booking: {
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
      items: [{ kind: '', id: 0, title: '', title_hi: '', price: 0 }],
      subtotal: 0,
      delivery_charge: 0,
      total: 0,
      payment_status: '',
      plan: { tests: 0, fasting_hours: 0, fasting_for: [0], medicines: [{ text: '', text_hi: '' }] },
      sample: { state: '' },
      reports: [
        {
          id: '',
          booking_id: '',
          patient: '',
          file: '',
          collected_at: '',
          uploaded_at: '',
          tests: [{ title: '', title_hi: '' }],
          values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
        },
      ],
    },
  },
} as const;
export const getLabBooking = {
  path: '/medical-tests/bookings/:id/',
  personal: true,
  shape: {
    data: {
      booking: {
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
      items: [{ kind: '', id: 0, title: '', title_hi: '', price: 0 }],
      subtotal: 0,
      delivery_charge: 0,
      total: 0,
      payment_status: '',
      plan: { tests: 0, fasting_hours: 0, fasting_for: [0], medicines: [{ text: '', text_hi: '' }] },
      sample: { state: '' },
      reports: [
        {
          id: '',
          booking_id: '',
          patient: '',
          file: '',
          collected_at: '',
          uploaded_at: '',
          tests: [{ title: '', title_hi: '' }],
          values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
        },
      ],
    },
  },
} as const;
export const listReports = {
  path: '/user/reports/',
  personal: true,
  shape: {
    data: [
      {
        id: '',
        booking_id: '',
        patient: '',
        file: '',
        collected_at: '',
        uploaded_at: '',
        tests: [{ title: '', title_hi: '' }],
        values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const staffCollections = {
  path: '/staff/collections/',
  personal: true,
  shape: {
    data: {
      now: '',
      day: '',
      collectors: [{ id: 0, name: '', mobile: '' }],
      collections: [
        {
          id: '',
          status: '',
          sample: '',
          starts_at: '',
          ends_at: '',
          address: '',
          patient: { name: '', mobile: '' },
          tests: [{ id: 0, title: '', sample: '' }],
          due: 0,
          back: 0,
          fasting_hours: 0,
          reports: 0,
        },
      ],
    },
  },
} as const;
export const setCollection = {
  method: 'POST',
  path: '/staff/collections/:id/status/',
  shape: {
    data: {
      now: '',
      day: '',
      collectors: [{ id: 0, name: '', mobile: '' }],
      collections: [
        {
          id: '',
          status: '',
          sample: '',
          starts_at: '',
          ends_at: '',
          address: '',
          patient: { name: '', mobile: '' },
          tests: [{ id: 0, title: '', sample: '' }],
          due: 0,
          back: 0,
          fasting_hours: 0,
          reports: 0,
        },
      ],
    },
  },
} as const;
export const staffReports = {
  path: '/staff/bookings/:id/reports/',
  personal: true,
  shape: {
    data: {
      patient: { name: '', mobile: '' },
      reports: [
        {
          id: '',
          booking_id: '',
          patient: '',
          file: '',
          collected_at: '',
          uploaded_at: '',
          tests: [{ title: '', title_hi: '' }],
          values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
        },
      ],
      measures: [{ code: '', name: '', name_hi: '', unit: '' }],
    },
  },
} as const;
export const uploadReport = {
  method: 'POST',
  path: '/staff/bookings/:id/report/',
  shape: {
    data: {
      patient: { name: '', mobile: '' },
      reports: [
        {
          id: '',
          booking_id: '',
          patient: '',
          file: '',
          collected_at: '',
          uploaded_at: '',
          tests: [{ title: '', title_hi: '' }],
          values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
        },
      ],
      measures: [{ code: '', name: '', name_hi: '', unit: '' }],
    },
  },
} as const;
export const setReportValues = {
  method: 'PUT',
  path: '/staff/reports/:id/values/',
  shape: {
    data: {
      patient: { name: '', mobile: '' },
      reports: [
        {
          id: '',
          booking_id: '',
          patient: '',
          file: '',
          collected_at: '',
          uploaded_at: '',
          tests: [{ title: '', title_hi: '' }],
          values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
        },
      ],
      measures: [{ code: '', name: '', name_hi: '', unit: '' }],
    },
  },
} as const;
export const removeReport = {
  method: 'DELETE',
  path: '/staff/reports/:id/',
  shape: {
    data: {
      patient: { name: '', mobile: '' },
      reports: [
        {
          id: '',
          booking_id: '',
          patient: '',
          file: '',
          collected_at: '',
          uploaded_at: '',
          tests: [{ title: '', title_hi: '' }],
          values: [{ name: '', name_hi: '', value: 0, unit: '', level: '' }],
        },
      ],
      measures: [{ code: '', name: '', name_hi: '', unit: '' }],
    },
  },
} as const;
