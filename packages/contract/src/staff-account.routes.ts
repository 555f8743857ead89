// Made from staff-account.schema.ts by `npm run routes`.
export const createStaff = {
  method: 'POST',
  path: '/staff/accounts/',
  shape: { data: { id: 0, role: '', mobile: '', name: '' } },
} as const;
export const staffAccounts = {
  path: '/staff/accounts/',
  personal: true,
  shape: { data: [{ id: 0, name: '', mobile: '', role: '' }] },
} as const;
export const findStaffAccount = {
  method: 'POST',
  path: '/staff/accounts/find/',
  shape: { data: { id: 0, name: '', mobile: '', role: '', created_at: '' } },
} as const;
export const giveRole = {
  method: 'POST',
  path: '/staff/roles/',
  shape: { data: { id: 0, name: '', mobile: '', role: '' } },
} as const;
export const shutOut = {
  method: 'POST',
  path: '/staff/accounts/:id/shut-out/',
  shape: { data: { id: 0, name: '', mobile: '', role: '' } },
} as const;
