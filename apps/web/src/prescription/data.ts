import type { Prescription } from '@doorstep/contract/prescription.schema';
import type { EarlierPrescription } from '@doorstep/ui/prescription/prescription-picker';
import { useCall } from './call.ts';

/** The newest, unless another page is asked for; null asks for nothing. */
export const usePrescriptions = (page: number | null = 1) =>
  useCall('listPrescriptions', page === null ? null : { query: { page } });

/** 'YYYY-MM-DD' in India, which keeps UTC+5:30 all year. */
export const indianToday = (): string => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
/** One that may be given, with what its small picture needs. */
export interface Earlier extends EarlierPrescription, Pick<Prescription, 'image' | 'type'> {}
/** What may be given to an order once more: it waits for a pharmacist, or was approved and still counts. */
export const earlierOf = (all: readonly Prescription[], today: string): Earlier[] =>
  all.flatMap(({ id, uploaded_at, status, valid_until, approved_for, image, type }) =>
    status === 'rejected' || (status === 'approved' && valid_until !== null && valid_until < today)
      ? []
      : [
          {
            id,
            uploadedAt: uploaded_at,
            status,
            validUntil: valid_until,
            approvedFor: approved_for,
            image,
            type,
          },
        ],
  );
