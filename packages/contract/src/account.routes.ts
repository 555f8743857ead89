// Made from account.schema.ts by `npm run routes`.
export const register = {
  method: 'POST',
  path: '/auth/register/',
  shape: { message: '', resend_after: 0 },
} as const;
export const login = { method: 'POST', path: '/auth/login/' } as const;
export const sendOtp = {
  method: 'POST',
  path: '/auth/send-otp/',
  shape: { message: '', resend_after: 0 },
} as const;
export const verifyOtp = { method: 'POST', path: '/auth/verify-otp/', shape: { message: '' } } as const;
export const resetPassword = {
  method: 'POST',
  path: '/auth/reset-password/',
  shape: { message: '' },
} as const;
export const getProfile = {
  path: '/user/profile/',
  personal: true,
  shape: { username: '', mobile: '', role: '' },
} as const;
export const updateProfile = {
  method: 'PUT',
  path: '/user/profile/',
  shape: { username: '', mobile: '', role: '' },
} as const;
export const setPicture = {
  method: 'POST',
  path: '/user/profile/picture/',
  shape: { username: '', mobile: '', role: '' },
} as const;
export const removePicture = {
  method: 'DELETE',
  path: '/user/profile/picture/',
  shape: { username: '', mobile: '', role: '' },
} as const;
export const changePassword = { method: 'POST', path: '/user/password/', shape: { message: '' } } as const;
export const listSessions = {
  path: '/user/sessions/',
  personal: true,
  shape: { data: [{ id: 0, device: '', created_at: '', last_seen_at: '' }] },
} as const;
export const endSession = { method: 'DELETE', path: '/user/sessions/:id/' } as const;
export const getPreferences = {
  path: '/user/preferences/',
  personal: true,
  shape: { data: { language: '', comfort: 0, notifications: {}, offered: [''] } },
} as const;
export const setPreferences = {
  method: 'PUT',
  path: '/user/preferences/',
  shape: { data: { language: '', comfort: 0, notifications: {}, offered: [''] } },
} as const;
export const listConsents = {
  path: '/user/consents/',
  personal: true,
  shape: { data: [{ id: 0, purpose: '', version: '', at: '' }] },
} as const;
export const setConsent = {
  method: 'POST',
  path: '/user/consents/',
  shape: { data: { id: 0, purpose: '', version: '', at: '' } },
} as const;
export const getAccessLog = {
  path: '/user/access-log/',
  personal: true,
  shape: { data: [{ at: '', who: '', did: '', what: '' }], pagination: { page: 0, limit: 0, total: 0 } },
} as const;
export const exportData = { path: '/user/export/', personal: true } as const;
export const deleteAccount = { method: 'DELETE', path: '/user/account/' } as const;
