import { lazyPart } from '../../app/route.tsx';
import type { RoomPartProps } from './room-part.tsx';

/** Only a video consultation has one. */
export const roomPart = lazyPart<RoomPartProps>(() => import('./room-part.tsx'));
