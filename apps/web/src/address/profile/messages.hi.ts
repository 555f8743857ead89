import type { addressTabMessages } from './messages.en.ts';

export const addressTab: typeof addressTabMessages = {
  addresses: 'पते',
};
