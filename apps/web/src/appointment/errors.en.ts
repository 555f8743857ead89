import { appointmentErrors } from '@doorstep/contract/appointment.messages.en';
import { commonErrors } from '@doorstep/contract/common.messages.en';

/** English of what the patient's form finds wrong. */
export const patientFormErrors = { ...commonErrors, ...appointmentErrors };
