import { lazyPart } from '../app/route.tsx';
import type { AddressDialogProps } from './address-dialog.tsx';

/** The modal form, for `useLater`: fetched when it is first opened. */
export const dialogPart = lazyPart<AddressDialogProps>(async () => ({
  default: (await import('./address-dialog.tsx')).AddressDialog,
}));
