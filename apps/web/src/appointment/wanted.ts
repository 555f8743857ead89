import { withQuery } from '@doorstep/contract/call';

/** A doctor's time, as the address says it. */
export interface Wanted {
  doctor: number;
  /** 'YYYY-MM-DDTHH:MM', Indian. */
  slot: string;
}
/** Null for what names none. */
export function doctorOf(params: URLSearchParams): number | null {
  const doctor = params.get('doctor') ?? '';
  return /^[1-9]\d{0,8}$/.test(doctor) ? Number(doctor) : null;
}
/** Undefined for what names no doctor or no time; whether it can be booked is the server's to say. */
export function wantedOf(params: URLSearchParams): Wanted | undefined {
  const doctor = doctorOf(params),
    slot = params.get('slot') ?? '';
  if (doctor === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(slot)) return undefined;
  // A day that no month has becomes another one.
  const at = new Date(`${slot}Z`);
  return Number.isFinite(at.getTime()) && at.toISOString().startsWith(slot) ? { doctor, slot } : undefined;
}
/** The instant of an Indian time. */
export const instantOf = (slot: string): string => `${slot}:00.000+05:30`;
const withWanted = (path: string, { doctor, slot }: Wanted) =>
  withQuery(path, [
    ['doctor', doctor],
    ['slot', slot],
  ]);
/** The times again, with this one chosen. */
export const slotHref = (wanted: Wanted): string => withWanted('/doctor-slots', wanted);
export const bookingHref = (wanted: Wanted): string => withWanted('/doctor-booking', wanted);
export const checkoutHref = (wanted: Wanted): string => withWanted('/doctor-checkout', wanted);
