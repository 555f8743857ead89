import { lazyPart } from '../../app/route.tsx';
import type { MoveDialogProps } from './dialog.tsx';

/** Calendar and times come when somebody wants to move a booking. */
export const movePart = lazyPart<MoveDialogProps>(async () => ({
  default: (await import('./dialog.tsx')).MoveDialog,
}));
