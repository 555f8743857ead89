import { API_BASE } from './envelope.ts';

/** Spec 1 §2.10 and decision C13. */
export const PRESCRIPTION_MAX_BYTES = 5 * 2 ** 20;
export const prescriptionTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const prescriptionStatuses = ['pending', 'approved', 'rejected'] as const;

export interface Prescription {
  id: string;
  /** Path of the file, for its owner and staff only. */
  image: string;
  /** ISO instant. */
  uploaded_at: string;
  status: (typeof prescriptionStatuses)[number];
}
export const prescriptionUploadPath = `${API_BASE}/prescription/upload/`;
export const filePath = (id: string): string => `${API_BASE}/files/${encodeURIComponent(id)}/`;
