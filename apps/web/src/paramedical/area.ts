import type { Area } from '../app/area.ts';

export const paramedical: Area = {
  comingSoon: {
    visits: 'paramedical paramedical/bookings paramedical/book/:id paramedical/:id paramedical/:id/checkout',
  },
};
