import { bookAppointment } from '@doorstep/contract/appointment.routes';
import { checked } from '../app/checked.ts';

/** What is paid for. */
export const call = checked(
  { bookAppointment },
  async () => (await import('@doorstep/contract/appointment.schema')).appointmentEndpoints,
);
