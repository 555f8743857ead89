import type { Doctors } from './doctors.ts';

export { doctorName, feeOf, type DoctorRow } from './doctors.ts';
export { videoHours } from './video-hours.ts';

/** What other areas may ask of doctors. */
export const createAppointmentService = ({
  row,
  rows,
  all,
  ofAccount,
  serialize,
  videoTimes,
  videoDay,
  checkToday,
  checkVideo,
  byVideo,
}: Doctors) => ({
  doctors: {
    row,
    rows,
    all,
    /** Whose calendar this account keeps. */
    ofAccount,
    /** As they are shown, in the same order. */
    serialize,
    videoTimes,
    videoDay,
    checkToday,
    checkVideo,
    /** Whom an account can see by video today, and when. */
    byVideo,
  },
});
export type AppointmentService = ReturnType<typeof createAppointmentService>;
