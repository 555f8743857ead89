// Made from cart-request.schema.ts by `npm run routes`.
export const cartRequest = {
  path: '/prescriptions/:id/cart/',
  personal: true,
  shape: {
    data: { prescription: { id: '', image: '', uploaded_at: '', status: '', type: '', approved_for: [''] } },
  },
} as const;
export const requestCart = {
  method: 'POST',
  path: '/prescriptions/:id/cart/',
  shape: {
    data: { prescription: { id: '', image: '', uploaded_at: '', status: '', type: '', approved_for: [''] } },
  },
} as const;
export const confirmCart = {
  method: 'POST',
  path: '/prescriptions/:id/cart/confirm/',
  shape: {
    data: { prescription: { id: '', image: '', uploaded_at: '', status: '', type: '', approved_for: [''] } },
  },
} as const;
export const answerCart = { method: 'POST', path: '/staff/prescriptions/:id/cart/' } as const;
