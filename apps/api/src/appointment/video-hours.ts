import { VIDEO_HOURS, VIDEO_STEP_MINUTES } from '@doorstep/contract/consultation';
import type { OtherHours } from '../schedule/service.ts';

/** When doctors are seen by video, on every day and whatever the hours of their clinic; their seats and their leave are the same (decision C2). */
export const videoHours: OtherHours = {
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: VIDEO_HOURS.from, to: VIDEO_HOURS.to })),
  stepMinutes: VIDEO_STEP_MINUTES,
  bufferMinutes: 0,
};
