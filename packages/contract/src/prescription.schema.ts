import * as z from 'zod/mini';
import { endpoint } from './endpoint.schema.ts';
import { prescriptionStatuses, type Prescription } from './prescription.ts';

const prescription = z.object({ id: z.string(), image: z.string(), uploaded_at: z.string(), status: z.enum(prescriptionStatuses) }) satisfies z.ZodMiniType<Prescription>;

export const prescriptionEndpoints = {
  uploadPrescription: endpoint({
    method: 'POST', path: '/prescription/upload/', who: 'logged-in', summary: 'Upload a prescription: one image or PDF up to 5 MB in the field "image"', takes: 'multipart/form-data', status: 201,
    answer: z.object({ success: z.literal(true), data: prescription }),
  }),
  getFile: endpoint({ method: 'GET', path: '/files/:id/', who: 'logged-in', summary: 'A file of one\'s own', type: 'application/octet-stream' }),
};
