import { defineArea } from '../platform/area.ts';
import { searchHandlers } from './plugin.ts';
import { createSearch } from './service.ts';

/** Looks through what other areas have; it has nothing of its own but the words. */
export const createSearchArea = (needs: Parameters<typeof createSearch>[0]) =>
  defineArea({ handlers: searchHandlers(createSearch(needs)) });
