import type { otpMessages } from './otp-messages.en.ts';

export const otp: typeof otpMessages = {
  otp: 'OTP (कोड)',
  otpHint: '6 अंक',
};
