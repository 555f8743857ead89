// Made from second-step.schema.ts by `npm run routes`.
export const completeSecondStep = {
  method: 'POST',
  path: '/auth/second-step/',
  shape: {
    access_token: '',
    refresh_token: '',
    user: { id: 0, name: '', mobile: '', phone: '', role: '' },
    recovery_codes_left: 0,
  },
} as const;
export const startEnrolment = {
  method: 'POST',
  path: '/auth/second-step/enrol/',
  shape: { secret: '', uri: '' },
} as const;
export const confirmEnrolment = {
  method: 'POST',
  path: '/auth/second-step/enrol/confirm/',
  shape: {
    access_token: '',
    refresh_token: '',
    user: { id: 0, name: '', mobile: '', phone: '', role: '' },
    recovery_codes: [''],
  },
} as const;
export const getSecondStep = {
  path: '/user/second-step/',
  personal: true,
  shape: { data: { recovery_codes_left: 0 } },
} as const;
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/user/second-step/recovery-codes/',
  shape: { recovery_codes: [''] },
} as const;
export const resetSecondStep = { method: 'POST', path: '/staff/second-step/reset/' } as const;
