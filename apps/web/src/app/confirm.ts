import type { ConfirmDialogProps } from '@doorstep/ui/base/confirm-dialog';
import { lazyPart } from './route.tsx';

/** A question before what cannot be undone. Its script first, then the question: the page behind it is never taken away while that is fetched. */
export const confirmPart = lazyPart<ConfirmDialogProps>(async () => ({
  default: (await import('@doorstep/ui/base/confirm-dialog')).ConfirmDialog,
}));
