import type { Area } from '../app/area.ts';

export const lab: Area = {
  comingSoon: {
    tests:
      'medical-tests medical-tests/booking medical-tests/booking-success medical-tests/list medical-tests/packages medical-tests/book-appointment medical-tests/:id',
  },
};
