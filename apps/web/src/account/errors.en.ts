import { accountErrors } from '@doorstep/contract/account.messages.en';
import { commonErrors } from '@doorstep/contract/common.messages.en';

/** English of what the account's forms find wrong, by code. */
export const accountFormErrors = { ...commonErrors, ...accountErrors };
