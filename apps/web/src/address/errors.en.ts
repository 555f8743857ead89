import { addressErrors } from '@doorstep/contract/address.messages.en';
import { commonErrors } from '@doorstep/contract/common.messages.en';

/** English of what forms of addresses find wrong, by code. */
export const addressFormErrors = { ...commonErrors, ...addressErrors };
