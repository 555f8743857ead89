import { lazyPart } from '../app/route.tsx';
import type { CallOffProps } from './call-off.tsx';

/** Most of its bytes are a form, and it is seldom wanted. */
export const callOffPart = lazyPart<CallOffProps>(() => import('./call-off.tsx'));
