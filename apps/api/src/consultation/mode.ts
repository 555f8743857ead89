import type { ConsultationMode } from '@doorstep/contract/consultation';
import type { ConsultationRow } from './party.ts';

/** Mode in which a consultation was held: one that was booked by video and had no picture was held by sound. */
export const modeOf = ({
  type,
  patientVideoAt,
  doctorVideoAt,
}: Pick<ConsultationRow, 'type' | 'patientVideoAt' | 'doctorVideoAt'>): ConsultationMode =>
  type === 'chat' ? 'text' : patientVideoAt && doctorVideoAt ? 'video' : 'audio';
