import type { ReceivePaymentDialogProps } from '@doorstep/ui/staff/receive-payment-dialog';
import { lazyPart } from '../app/route.tsx';

/** Most of its bytes are a form, and it is seldom wanted. */
export const receivePaymentPart = lazyPart<ReceivePaymentDialogProps>(async () => ({
  default: (await import('@doorstep/ui/staff/receive-payment-dialog')).ReceivePaymentDialog,
}));
