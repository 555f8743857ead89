import type { serviceTypes } from './service-types.ts';

/** Each area that sells something adds its own: `export const medicineServiceType = 'medicine'` in `<area>.ts`. */
export type ServiceType = (typeof serviceTypes)[number];
/** Decision C1. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A quote's prices stand this long (docs/decisions/one-payment-path.md). */
export const QUOTE_MINUTES = 30;

/** Of a line that needs a prescription: none attached, a pharmacist looks at it, a pharmacist asks something, may be sent, may not be sent and is refunded (decisions S9, C30). */
export const rxStatuses = ['needed', 'checking', 'question', 'approved', 'rejected'] as const;
export type RxStatus = (typeof rxStatuses)[number];

/** For what a pending order waits: our own people, the pharmacist, or a prescription (or an answer) of the patient. */
export type WaitsFor = 'shop' | 'pharmacist' | 'prescription';
/** Undefined where it waits for nothing; `rx` is how the prescription of each of its lines stands (decision C1). */
export function waitsFor(status: OrderStatus, rx: ReadonlyArray<RxStatus | null>): WaitsFor | undefined {
  if (status !== 'pending') return undefined;
  if (rx.some((one) => one === 'needed' || one === 'question')) return 'prescription';
  return rx.includes('checking') ? 'pharmacist' : 'shop';
}

/** From asking on, in calendar days: banks take five to seven. */
export const REFUND_DAYS = 7;
/** Who moved an order: the patient, the shop's people, its pharmacist, or nobody by hand. */
export const movers = ['you', 'shop', 'pharmacist', 'system'] as const;
/** Ways in which money is taken at a visit. */
export const receivedMethods = ['cash', 'upi'] as const;
/** The same as entries have them: `unknown` in entries of visits that an earlier release completed without recording who took the money, and how. */
export const recordedMethods = [...receivedMethods, 'unknown'] as const;
export type RecordedMethod = (typeof recordedMethods)[number];
/** Why an order moved that nobody moved by hand. 'money_returned': all that was paid for it was given back. */
export const timelineReasons = ['money_returned'] as const;
export type TimelineReason = (typeof timelineReasons)[number];
/** Not yet on its way. */
export const canCancel = (status: OrderStatus): boolean => status === 'pending' || status === 'processing';

/** Orders on a page. */
export const HISTORY_PAGE_SIZE = 10;
