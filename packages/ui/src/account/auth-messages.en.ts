/** English of what is shown in the place of a page that its owner alone sees. */
export const authMessages = {
  authRequired: 'Authentication Required',
  logIn: 'Log in',
};
