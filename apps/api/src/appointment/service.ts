import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/db/database.ts';
import type { Doctors } from './doctors.ts';
import { doctorTable } from './schema.ts';

export { doctorName, feeOf, type DoctorRow } from './doctors.ts';

/** What other areas may ask of doctors. */
export const createAppointmentService = ({ row, rows, all, ofAccount, serialize }: Doctors) => ({
  doctors: {
    row,
    rows,
    all,
    /** Whose calendar this account keeps. */
    ofAccount,
    /** As they are shown, in the same order. */
    serialize,
  },
});
export type AppointmentService = ReturnType<typeof createAppointmentService>;
