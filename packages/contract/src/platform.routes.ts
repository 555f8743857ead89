// Made from platform.schema.ts by `npm run routes`.
export const health = { path: '/health/', shape: { status: '' } } as const;
export const ready = { path: '/ready/', shape: { status: '' } } as const;
export const openapi = { path: '/openapi.json', shape: { openapi: '' } } as const;
export const moveClock = { method: 'POST', path: '/dev/clock/', shape: { now: '' } } as const;
export const listOutbox = {
  path: '/dev/outbox/',
  shape: { data: [{ to: '', channel: '', text: '', at: '' }] },
} as const;
export const getFile = { path: '/files/:id/', personal: true } as const;
export const findRetainedRecords = {
  method: 'POST',
  path: '/staff/retained-records/',
  shape: { data: [{ kind: '', reference: '', created_at: '', delete_at: '', content: {} }] },
} as const;
