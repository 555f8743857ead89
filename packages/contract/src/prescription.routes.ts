// Made from prescription.schema.ts by `npm run routes`.
export const uploadPrescription = {
  method: 'POST',
  path: '/prescription/upload/',
  shape: { data: { id: '', image: '', uploaded_at: '', status: '', type: '', approved_for: [''] } },
} as const;
export const listPrescriptions = {
  path: '/prescriptions/',
  personal: true,
  shape: {
    data: [{ id: '', image: '', uploaded_at: '', status: '', type: '', approved_for: [''] }],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const deletePrescription = { method: 'DELETE', path: '/prescriptions/:id/delete/' } as const;
