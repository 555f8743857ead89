import type { Area } from '../app/area.ts';

export const paramedical: Area = {
  comingSoon: {
    visits: 'paramedical paramedical/:id paramedical/book/:id paramedical/:id/checkout',
  },
};
