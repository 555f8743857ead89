import type { alikeMessages } from './alike-messages.en.ts';

export const alike: typeof alikeMessages = {
  // The 'not' goes first: what is cut off at the end of a line may be a salt, never this.
  not: (name, salts) => `এটি নয়: ${name}, ${salts}`,
};
