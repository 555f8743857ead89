// Made from order-admin.schema.ts by `npm run routes`.
export const adminOrders = {
  path: '/admin/orders/',
  personal: true,
  shape: {
    orders: [
      {
        id: '',
        user: { mobile: '', name: '' },
        status: '',
        total: 0,
        items: [{ name: '', qty: 0 }],
        created_at: '',
        payment_status: '',
      },
    ],
    data: [
      {
        id: '',
        user: { mobile: '', name: '' },
        status: '',
        total: 0,
        items: [{ name: '', qty: 0 }],
        created_at: '',
        payment_status: '',
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const adminOrdersCsv = { path: '/admin/orders/csv/', personal: true } as const;
export const moveOrders = {
  method: 'POST',
  path: '/admin/orders/status/',
  shape: {
    data: [
      {
        id: '',
        user: { mobile: '', name: '' },
        status: '',
        total: 0,
        items: [{ name: '', qty: 0 }],
        created_at: '',
        payment_status: '',
      },
    ],
    moved: [{ id: '', previous: '' }],
    refused: [{ id: '', code: '', message: '' }],
  },
} as const;
export const adminOrder = {
  path: '/admin/orders/:id/',
  personal: true,
  shape: {
    data: {
      id: '',
      order_id: '',
      service_type: '',
      status: '',
      payment_status: '',
      payment_method: '',
      subtotal: 0,
      delivery_charge: 0,
      total: 0,
      items: [{ id: 0, name: '', qty: 0, offer_price: 0, mrp: 0, total: 0 }],
      created_at: '',
      updated_at: '',
      timeline: [{ status: '', at: '', by: '' }],
      refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
      credit_notes: [{ id: 0, number: '', amount: 0, date: '' }],
      user: { mobile: '', name: '' },
      history: [{ status: '', by: '', at: '' }],
      left_out: [0],
      notes: [{ id: 0, text: '', by: '', at: '' }],
    },
  },
} as const;
export const setOrderStatus = {
  method: 'POST',
  path: '/admin/orders/:id/status/',
  shape: {
    data: {
      id: '',
      user: { mobile: '', name: '' },
      status: '',
      total: 0,
      items: [{ name: '', qty: 0 }],
      created_at: '',
      payment_status: '',
    },
    previous: '',
  },
} as const;
export const refundOrder = {
  method: 'POST',
  path: '/admin/orders/:id/refund/',
  shape: {
    data: {
      id: '',
      order_id: '',
      service_type: '',
      status: '',
      payment_status: '',
      payment_method: '',
      subtotal: 0,
      delivery_charge: 0,
      total: 0,
      items: [{ id: 0, name: '', qty: 0, offer_price: 0, mrp: 0, total: 0 }],
      created_at: '',
      updated_at: '',
      timeline: [{ status: '', at: '', by: '' }],
      refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
      credit_notes: [{ id: 0, number: '', amount: 0, date: '' }],
      user: { mobile: '', name: '' },
      history: [{ status: '', by: '', at: '' }],
      left_out: [0],
      notes: [{ id: 0, text: '', by: '', at: '' }],
    },
    refund: { amount: 0 },
  },
} as const;
export const adminCreditNote = {
  method: 'POST',
  path: '/admin/orders/:id/credit-notes/:note/',
  shape: { credit_note_url: '' },
} as const;
export const noteOrder = {
  method: 'POST',
  path: '/admin/orders/:id/notes/',
  shape: {
    data: {
      id: '',
      order_id: '',
      service_type: '',
      status: '',
      payment_status: '',
      payment_method: '',
      subtotal: 0,
      delivery_charge: 0,
      total: 0,
      items: [{ id: 0, name: '', qty: 0, offer_price: 0, mrp: 0, total: 0 }],
      created_at: '',
      updated_at: '',
      timeline: [{ status: '', at: '', by: '' }],
      refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
      credit_notes: [{ id: 0, number: '', amount: 0, date: '' }],
      user: { mobile: '', name: '' },
      history: [{ status: '', by: '', at: '' }],
      left_out: [0],
      notes: [{ id: 0, text: '', by: '', at: '' }],
    },
  },
} as const;
export const orphanPayments = {
  path: '/admin/payments/unplaced/',
  personal: true,
  shape: {
    data: [{ provider_order: '', amount: 0, service_type: '', user: { mobile: '', name: '' }, state: '' }],
  },
} as const;
