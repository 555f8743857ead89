// Made from payment.schema.ts by `npm run routes`.
export const createPayment = {
  method: 'POST',
  path: '/create-razorpay-order/',
  shape: { key: '', amount: 0, currency: '', order_id: '', script_url: '' },
} as const;
export const verifyPayment = { method: 'POST', path: '/verify-payment/', shape: { payment_id: '' } } as const;
export const getPayment = {
  path: '/payments/:id/',
  personal: true,
  shape: { data: { id: '', state: '', service_type: '', amount: 0 } },
} as const;
export const paymentWebhook = { method: 'POST', path: '/webhooks/payment/' } as const;
