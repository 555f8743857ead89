import type { alikeMessages } from './alike-messages.en.ts';

export const alike: typeof alikeMessages = {
  not: (name, salts) => `${name} (${salts}) नहीं`,
};
