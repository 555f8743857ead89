import { commonErrors } from '@doorstep/contract/common.messages.en';
import { consultationErrors } from '@doorstep/contract/consultation.messages.en';

/** English of what forms of consultations find wrong. */
export const consultationFormErrors = { ...commonErrors, ...consultationErrors };
