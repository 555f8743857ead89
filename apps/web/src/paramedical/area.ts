import type { Area } from '../app/area.ts';

export const paramedical: Area = {
  comingSoon: [
    {
      what: 'visits',
      paths: 'paramedical paramedical/bookings paramedical/book/:id paramedical/:id paramedical/:id/checkout',
    },
  ],
};
