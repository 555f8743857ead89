/** English of the one-time code, apart: the field stands in forms that need nothing else of the account. */
export const otpMessages = {
  otp: 'OTP',
  otpHint: '6 digits',
};
