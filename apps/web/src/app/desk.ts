import { allAreas } from './area.ts';

/** Where the work of a role begins; undefined for who has none here. */
export const deskOf = (role: string): string | undefined =>
  allAreas()
    .map(({ desks }) => desks?.[role])
    .find((one) => one !== undefined);
