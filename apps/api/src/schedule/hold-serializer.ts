import type { Hold } from '@doorstep/contract/schedule.schema';
import { indianTime } from '../platform/clock.ts';
import { slotName } from './days.ts';
import type { SeatRow } from './seats.ts';

export const serializeHold = ({ id, startsAt, expiresAt, isExtended }: SeatRow, now: Date): Hold => ({
  success: true,
  hold_id: id,
  slot_time: slotName(startsAt),
  expires_at: indianTime(expiresAt!),
  now: indianTime(now),
  can_extend: !isExtended,
});
