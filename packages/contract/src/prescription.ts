import { API_BASE } from './envelope.ts';
import { UPLOAD_MAX_BYTES } from './platform.ts';

/** Files that a prescription may be (decision C13). */
export const PRESCRIPTION_MAX_BYTES = UPLOAD_MAX_BYTES;
export const prescriptionTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** Of the whole sheet; what a pharmacist decided of each medicine stands in the order's line. */
export const prescriptionStatuses = ['pending', 'approved', 'rejected'] as const;
/** Of an approval, unless the pharmacist sets another day. */
export const VALID_MONTHS = 6;

export interface Prescription {
  id: string;
  /** Path of the file, for its owner and the pharmacists only. */
  image: string;
  /** ISO instant. */
  uploaded_at: string;
  status: (typeof prescriptionStatuses)[number];
  /** Why it was rejected, or what the pharmacist says of it. */
  note: string | null;
  /** Last day on which an approved one counts, '2027-05-21'; past it, a pharmacist looks again. */
  valid_until: string | null;
  type: 'image' | 'pdf';
  /** An open order waits on it: it cannot be deleted now. */
  in_use: boolean;
}
export const prescriptionUploadPath = `${API_BASE}/prescription/upload/`;
export const prescriptionsPath = `${API_BASE}/prescriptions/`;
export const deletePrescriptionPath = (id: string): string =>
  `${API_BASE}/prescriptions/${encodeURIComponent(id)}/delete/`;
export const filePath = (id: string): string => `${API_BASE}/files/${encodeURIComponent(id)}/`;
