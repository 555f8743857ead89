import type { LabReport, StaffReports } from '@doorstep/contract/lab.schema';

// Only stories and tests import this file.
export const report: LabReport = {
  id: '5f0f6a6e-0000-4000-8000-000000000001',
  booking_id: 'LT-333333333333',
  patient: 'Asha Kumari',
  file: '/api/files/report',
  collected_at: '2026-11-24T07:40:00.000+05:30',
  uploaded_at: '2026-11-25T11:40:00.000+05:30',
  tests: [{ title: 'Complete Blood Count', title_hi: 'संपूर्ण रक्त जाँच' }],
  values: [
    {
      code: 'haemoglobin',
      name: 'Haemoglobin',
      name_hi: 'हीमोग्लोबिन',
      value: 11.2,
      unit: 'g/dL',
      low: 12,
      high: 15.5,
      level: 'a-little-low',
      earlier: null,
    },
    {
      code: null,
      name: 'Ferritin',
      name_hi: '',
      value: 18,
      unit: 'ng/mL',
      low: 13,
      high: 150,
      level: 'in-range',
      earlier: null,
    },
  ],
};
export const reportsOf = (reports: LabReport[] = [report], name = 'Asha Kumari'): StaffReports => ({
  success: true,
  data: {
    patient: { name, mobile: '9876543210' },
    reports,
    measures: [
      { code: 'haemoglobin', name: 'Haemoglobin', name_hi: 'हीमोग्लोबिन', unit: 'g/dL', low: 12, high: 15 },
      { code: 'esr', name: 'ESR', name_hi: 'ईएसआर', unit: 'mm/h', low: null, high: 20 },
    ],
  },
});
