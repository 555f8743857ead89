import type { Area } from '../app/area.ts';

export const consultation: Area = {
  comingSoon: {
    consultations: 'consultation/:id consultation/video/book PatientDashboard online-consultation',
  },
};
