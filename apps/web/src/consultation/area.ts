import type { Area } from '../app/area.ts';

export const consultation: Area = {
  comingSoon: [
    {
      what: 'consultations',
      paths: 'consultation/:id consultation/video/book PatientDashboard online-consultation',
    },
  ],
};
