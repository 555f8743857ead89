import { lazyPart } from '../app/route.tsx';
import type { MapPartProps } from './manage/map-part.tsx';

/** The full-screen map: it and Leaflet are fetched when it is opened. */
export const mapPart = lazyPart<MapPartProps>(async () => ({
  default: (await import('./manage/map-part.tsx')).MapPart,
}));
