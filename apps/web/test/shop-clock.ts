import type { Answer } from '@doorstep/contract/call';

/** What the server says of its clock and its hours at an Indian instant ('2026-11-24T10:00:00.000+05:30'). */
export function availabilityAt(now: string): Answer<'availability'> {
  const at = (hour: number) => `${now.slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000+05:30`,
    isOpen = (from: number, to: number) => at(from) <= now && now < at(to);
  return {
    success: true,
    data: {
      now,
      chat: { open: isOpen(9, 22), from: at(9), to: at(22) },
      video: {
        open: isOpen(11, 17),
        from: at(11),
        to: at(17),
        slots: [11, 12, 13, 14, 15, 16]
          .map(at)
          .filter((one) => one > now)
          .map((one) => one.slice(0, 16)),
      },
      emergency: { national: '112', ambulance: '108', own: '+916512345108' },
    },
  };
}
