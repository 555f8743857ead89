import { accountErrors } from '@doorstep/contract/account.messages.en';
import { addressErrors } from '@doorstep/contract/address.messages.en';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import type { ErrorMessages } from '@doorstep/contract/failure';
import { medicineErrors } from '@doorstep/contract/medicine.messages.en';
import { orderErrors } from '@doorstep/contract/order.messages.en';
import { paymentErrors } from '@doorstep/contract/payment.messages.en';
import { prescriptionErrors } from '@doorstep/contract/prescription.messages.en';

/** English of every code that this server answers: each area's, put together. */
export const errorMessages = {
  ...commonErrors,
  ...accountErrors,
  ...addressErrors,
  ...medicineErrors,
  ...orderErrors,
  ...paymentErrors,
  ...prescriptionErrors,
} satisfies ErrorMessages;
