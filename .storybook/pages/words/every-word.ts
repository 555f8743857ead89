import { readWords, type Files } from './words.ts';

// Vite reads the patterns where they stand: they cannot be put together.
const english = import.meta.glob<Files[string]>(
  [
    '../../../packages/ui/src/*/*messages.en.ts',
    '../../../apps/web/src/**/*messages.en.ts',
    '../../../packages/contract/src/*.messages.en.ts',
  ],
  { eager: true },
);
const hindi = import.meta.glob<Files[string]>(
  [
    '../../../packages/ui/src/*/*messages.hi.ts',
    '../../../apps/web/src/**/*messages.hi.ts',
    '../../../packages/contract/src/*.messages.hi.ts',
  ],
  { eager: true },
);
const sources = import.meta.glob<string>(
  [
    '../../../packages/ui/src/*/*messages.en.ts',
    '../../../apps/web/src/**/*messages.en.ts',
    '../../../packages/contract/src/*.messages.en.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Every message of elements, pages and server. */
export const everyWord = readWords(english, hindi, sources);
