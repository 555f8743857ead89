import { lazyPart } from '../../app/route.tsx';
import type { SignsProps } from './signs.tsx';

/** Most come with their answers: the questions are fetched where they are asked. */
export const signsPart = lazyPart<SignsProps>(() => import('./signs.tsx'));
