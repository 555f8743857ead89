import type { VisitPrice } from '@doorstep/contract/paramedical.schema';
import { draftStore, isObject } from '../../app/draft-store.ts';
import type { Kept } from '../../prescription/public.ts';

const sums = ['service_price', 'travel_cost', 'total_price', 'distance_km'] as const;
/** Rupees, and km. */
export type VisitSum = Pick<VisitPrice, (typeof sums)[number]>;
/** The form of one service, as far as it is filled in. */
export interface VisitDraft {
  service: number;
  /** A saved address, or one that is written; null while the patient has chosen none. */
  chosen: number | 'other' | null;
  address: string;
  latitude: number | null;
  longitude: number | null;
  /** What the place is called. */
  label: string;
  /** 'YYYY-MM-DDTHH:MM', Indian; '' for none. */
  time: string;
  notes: string;
  prescription: Kept;
  /** What it costs, and for which place and time that was asked. */
  priced: { of: string; sum: VisitSum } | null;
  /** The patient pays at the visit. */
  confirmed: boolean;
  /** What was sent to book it: sent again, it is the same booking. */
  sent: { body: string; key: string } | null;
}
export const emptyDraft = (service: number): VisitDraft => ({
  service,
  chosen: null,
  address: '',
  latitude: null,
  longitude: null,
  label: '',
  time: '',
  notes: '',
  prescription: null,
  priced: null,
  confirmed: false,
  sent: null,
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
export function sumOf(given: unknown): VisitSum | null {
  if (!isObject(given)) return null;
  const [service_price, travel_cost, total_price, distance_km] = sums.map((name) => numberOf(given[name]));
  return service_price == null || travel_cost == null || total_price == null || distance_km == null
    ? null
    : { service_price, travel_cost, total_price, distance_km };
}
const keptOf = (given: unknown): Kept =>
  isObject(given) && typeof given['id'] === 'string'
    ? { id: given['id'], name: textOf(given['name']), bytes: numberOf(given['bytes']) ?? 0 }
    : null;
const isTime = (text: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text);

/** A bad field is an empty one. */
export function parseDraft(given: Record<string, unknown>): VisitDraft | undefined {
  const service = numberOf(given['service']);
  if (service === null) return undefined;
  const { chosen, priced, sent } = given;
  const latitude = numberOf(given['latitude']),
    longitude = numberOf(given['longitude']),
    placed =
      latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const sum = isObject(priced) ? sumOf(priced['sum']) : null;
  return {
    service,
    chosen: chosen === 'other' ? chosen : numberOf(chosen),
    address: textOf(given['address']),
    latitude: placed ? latitude : null,
    longitude: placed ? longitude : null,
    label: textOf(given['label']),
    time: isTime(textOf(given['time'])) ? textOf(given['time']) : '',
    notes: textOf(given['notes']),
    prescription: keptOf(given['prescription']),
    priced: isObject(priced) && sum ? { of: textOf(priced['of']), sum } : null,
    confirmed: given['confirmed'] === true && sum !== null,
    sent: isObject(sent) ? { body: textOf(sent['body']), key: textOf(sent['key']) } : null,
  };
}
export const visitDraft = draftStore('visit_draft', parseDraft);

/** What was booked by the form in this tab, for the page that says so. */
export interface BookedHere {
  id: string;
  /** Path of the booking slip. */
  slip: string | null;
  /** Rupees, to be paid at the visit. */
  total: number;
  /** ISO instant. */
  startsAt: string;
  endsAt: string;
  place: string;
  /** A pharmacist looks at the doctor's order first. */
  checking: boolean;
}
export const bookedHere = draftStore<BookedHere>('visit_booked', (given) => {
  const { id, startsAt, endsAt, slip } = given,
    total = numberOf(given['total']);
  return typeof id === 'string' &&
    typeof startsAt === 'string' &&
    typeof endsAt === 'string' &&
    total !== null
    ? {
        id,
        startsAt,
        endsAt,
        total,
        slip: typeof slip === 'string' ? slip : null,
        place: textOf(given['place']),
        checking: given['checking'] === true,
      }
    : undefined;
});
