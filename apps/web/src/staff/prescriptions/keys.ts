import { localStore } from '../../app/local-store.ts';

/** Whether single letters decide: who reads with a screen reader, or speaks, may not want them. */
export const keysStore = localStore('desk_keys', true, (value) =>
  typeof value === 'boolean' ? value : undefined,
);
