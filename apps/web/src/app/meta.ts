import { drawnImage, type AreaMeta } from './page-meta.ts';

/** The page that stands for others says nothing of itself. */
export const meta: AreaMeta = {
  offline: () => ({ canonical: '/offline', description: '', image: drawnImage('home'), indexed: false }),
};
