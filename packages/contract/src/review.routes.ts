// Made from review.schema.ts by `npm run routes`.
export const reviewList = {
  path: '/staff/prescriptions/',
  personal: true,
  shape: {
    data: [
      {
        id: '',
        image: '',
        type: '',
        uploaded_at: '',
        status: '',
        patient: { name: '', mobile: '' },
        doctor: {},
        orders: [
          {
            order_id: '',
            created_at: '',
            status: '',
            others: 0,
            lines: [
              {
                id: 0,
                medicine_id: 0,
                name: '',
                qty: 0,
                amount: 0,
                before: {
                  decisions: [{ order_id: '', quantity: 0, status: '', order_status: '' }],
                  count: 0,
                  approved: 0,
                  dispensed: 0,
                },
              },
            ],
          },
        ],
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const reviewPrescription = {
  method: 'POST',
  path: '/staff/prescriptions/:id/review/',
  shape: {
    data: {
      id: '',
      image: '',
      type: '',
      uploaded_at: '',
      status: '',
      patient: { name: '', mobile: '' },
      doctor: {},
      orders: [
        {
          order_id: '',
          created_at: '',
          status: '',
          others: 0,
          lines: [
            {
              id: 0,
              medicine_id: 0,
              name: '',
              qty: 0,
              amount: 0,
              before: {
                decisions: [{ order_id: '', quantity: 0, status: '', order_status: '' }],
                count: 0,
                approved: 0,
                dispensed: 0,
              },
            },
          ],
        },
      ],
    },
  },
} as const;
export const undoReview = {
  method: 'POST',
  path: '/staff/prescriptions/:id/undo/',
  shape: {
    data: {
      id: '',
      image: '',
      type: '',
      uploaded_at: '',
      status: '',
      patient: { name: '', mobile: '' },
      doctor: {},
      orders: [
        {
          order_id: '',
          created_at: '',
          status: '',
          others: 0,
          lines: [
            {
              id: 0,
              medicine_id: 0,
              name: '',
              qty: 0,
              amount: 0,
              before: {
                decisions: [{ order_id: '', quantity: 0, status: '', order_status: '' }],
                count: 0,
                approved: 0,
                dispensed: 0,
              },
            },
          ],
        },
      ],
    },
  },
} as const;
export const claimPrescription = {
  method: 'POST',
  path: '/staff/prescriptions/:id/claim/',
  shape: { data: { by: '', since: '', until: '' } },
} as const;
export const releasePrescription = { method: 'POST', path: '/staff/prescriptions/:id/release/' } as const;
export const dispensed = {
  path: '/staff/register/',
  personal: true,
  shape: {
    month: '',
    this_month: '',
    data: [
      {
        at: '',
        order_id: '',
        position: 0,
        patient: { name: '', mobile: '' },
        medicine: '',
        quantity: 0,
        prescriber: {},
        missing: [''],
        corrections: [{ by: '', at: '', reason: '', before: {} }],
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const correctEntry = {
  method: 'POST',
  path: '/staff/register/:id/:position/correct/',
  shape: {
    data: {
      at: '',
      order_id: '',
      position: 0,
      patient: { name: '', mobile: '' },
      medicine: '',
      quantity: 0,
      prescriber: {},
      missing: [''],
      corrections: [{ by: '', at: '', reason: '', before: {} }],
    },
  },
} as const;
export const dispensedCsv = { path: '/staff/register/csv/', personal: true } as const;
