// Made from order.schema.ts by `npm run routes`.
export const placeOrder = {
  method: 'POST',
  path: '/order/place/',
  shape: { total: 0, delivery_charge: 0 },
} as const;
export const getOrder = {
  path: '/orders/:id/',
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
    },
  },
} as const;
export const myOrders = {
  path: '/user/orders/',
  personal: true,
  shape: {
    orders: [
      {
        id: '',
        status: '',
        total: 0,
        items: [{ id: 0, name: '', qty: 0, offer_price: 0, mrp: 0, total: 0 }],
        created_at: '',
        payment_method: '',
      },
    ],
    data: [
      {
        id: '',
        status: '',
        total: 0,
        items: [{ id: 0, name: '', qty: 0, offer_price: 0, mrp: 0, total: 0 }],
        created_at: '',
        payment_method: '',
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const orderHistory = {
  path: '/medicines/orders/history/',
  personal: true,
  shape: {
    orders: [
      {
        id: '',
        order_id: '',
        status: '',
        total_amount: 0,
        delivery_charge: 0,
        payment_status: '',
        created_at: '',
        updated_at: '',
        medicines_details: [{ id: 0, name: '', offer_price: 0, qty: 0 }],
        credit_notes: [{ id: 0, number: '', amount: 0, date: '' }],
        timeline: [{ status: '', at: '', by: '' }],
        refunds: [{ id: '', amount: 0, state: '', method: '', reason: '', created_at: '', expected_by: '' }],
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const makeInvoice = {
  method: 'POST',
  path: '/medicines/orders/:id/generate-invoice/',
  shape: { invoice_url: '', invoice_number: '' },
} as const;
export const creditNote = {
  method: 'POST',
  path: '/orders/:id/credit-notes/:note/',
  shape: { credit_note_url: '' },
} as const;
export const cancelOrder = {
  method: 'POST',
  path: '/orders/:id/cancel/',
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
    },
  },
} as const;
export const reorder = {
  method: 'POST',
  path: '/orders/:id/reorder/',
  shape: { data: { medicines: [{ id: 0, qty: 0 }], missing: [{ id: 0, name: '', reason: '' }] } },
} as const;
export const givePrescription = {
  method: 'POST',
  path: '/orders/:id/prescription/',
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
    },
  },
} as const;
