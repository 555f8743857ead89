// Made from staff.schema.ts by `npm run routes`.
export const staffToday = {
  path: '/staff/today/',
  personal: true,
  shape: {
    at: '',
    data: [{ key: '', count: 0, rows: [{ id: '', patient: '', since: '', due_at: '', items: 0 }] }],
  },
} as const;
export const staffSearch = {
  path: '/staff/search/',
  personal: true,
  shape: { data: [{ type: '', id: '', title: '' }] },
} as const;
export const auditList = {
  path: '/staff/audit/',
  personal: true,
  shape: {
    data: [
      {
        id: 0,
        at: '',
        actor: { name: '', role: '' },
        action: '',
        object_kind: '',
        result: '',
        request_id: '',
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const auditCsv = { path: '/staff/audit/csv/', personal: true } as const;
