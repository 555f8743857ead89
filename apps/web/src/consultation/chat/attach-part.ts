import { lazyPart } from '../../app/route.tsx';
import type { AttachProps } from './attach.tsx';
import type { Unsent } from './outbox.ts';

/** What goes with a message that is not sent yet. */
export type Attached = NonNullable<Unsent['attachment']>;
/** Most of its bytes are forms, and it is seldom wanted. */
export const attachPart = lazyPart<AttachProps>(() => import('./attach.tsx'));
