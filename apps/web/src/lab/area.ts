import type { Area } from '../app/area.ts';

export const lab: Area = {
  comingSoon: {
    // Its booking, list and packages are of the last pattern too, until they are built.
    tests: 'medical-tests medical-tests/:id',
  },
};
