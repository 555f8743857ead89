// Made from care.schema.ts by `npm run routes`.
export const careCircle = {
  path: '/user/care/',
  personal: true,
  shape: {
    helping: [{ id: 0, name: '', mobile: '', relation: '', until: '' }],
    helpers: [{ id: 0, name: '', mobile: '', relation: '', until: '' }],
    requests: [{ id: 0, name: '', mobile: '', relation: '', until: '' }],
  },
} as const;
export const inviteCare = { method: 'POST', path: '/user/care/', shape: { id: 0, resend_after: 0 } } as const;
export const confirmCare = {
  method: 'POST',
  path: '/user/care/:id/confirm/',
  shape: { data: { id: 0, name: '', mobile: '', relation: '', until: '' } },
} as const;
export const acceptCare = {
  method: 'POST',
  path: '/user/care/:id/accept/',
  shape: { data: { id: 0, name: '', mobile: '', relation: '', until: '' } },
} as const;
export const endCare = { method: 'DELETE', path: '/user/care/:id/' } as const;
