import { defineArea, type Core } from '../platform/area.ts';
import { searchHandlers } from './plugin.ts';
import { createSearch } from './service.ts';

/** Looks through what other areas have; it has nothing of its own but the words. */
export function createSearchArea(core: Pick<Core, 'onClear'>, needs: Parameters<typeof createSearch>[0]) {
  const search = createSearch(needs);
  core.onClear(search.clear);
  return defineArea({ handlers: searchHandlers(search) });
}
