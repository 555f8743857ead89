import type { Area } from '../app/area.ts';

export const appointment: Area = {
  comingSoon: {
    appointments:
      'doctor-list doctors doctor/:id doctor-slots doctor-booking doctor-checkout booking-success',
  },
};
