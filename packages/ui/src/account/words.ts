/** English of the account area. */
export const account = {
  mobile: 'Mobile Number',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  forgot: 'Forgot password?',
  newHere: 'New here? Create an account',
};
