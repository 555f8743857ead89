import { accountErrors } from '@doorstep/contract/account.messages.en';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import { medicineErrors } from '@doorstep/contract/medicine.messages.en';

/** English of what the catalogue's form finds wrong, by code. */
export const medicineFormErrors = { ...commonErrors, ...medicineErrors };
/** The same of the form that gives a role. */
export const peopleFormErrors = { ...commonErrors, ...accountErrors };
