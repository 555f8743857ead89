import type { Services } from './services.ts';

/** What other areas may ask of home services. */
export const createParamedicalService = (services: Pick<Services, 'list'>) => ({
  /** As they are shown, in their order. */
  services: services.list,
});
export type ParamedicalService = ReturnType<typeof createParamedicalService>;
