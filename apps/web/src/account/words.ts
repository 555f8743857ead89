/** English of the account pages; what the server and the form's schema say stands here letter by letter. */
export const account = {
  login: 'Login',
  toPay: 'Please login to complete payment',
  toGoOn: 'Please login to continue. Your cart is saved.',
  demo: 'Demo: mobile 98765 43210, password doorstep1',
  loginFailed: 'Login failed. Please try again.',
  invalidLogin: 'Invalid mobile number or password. Please try again.',
  noStorage: 'This browser keeps nothing, so we cannot keep you logged in. Allow storage for this site, then try again.',
  mobileRequired: 'Mobile number is required',
  mobileInvalid: 'Please enter a valid 10-digit mobile number',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
};
