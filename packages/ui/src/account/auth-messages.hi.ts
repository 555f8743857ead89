import type { authMessages } from './auth-messages.en.ts';

export const auth: typeof authMessages = {
  authRequired: 'लॉगिन ज़रूरी है',
  logIn: 'लॉगिन करें',
};
