import type { Issue, Params } from './failure.ts';

/** What every failed call answers; `error` is its English sentence, and stands under three names because the screens read all three. In another language the words are found by `reason`, or else by `code`. */
export interface Failure {
  success: false;
  error: string;
  message: string;
  detail: string;
  /** Stable word for programs: 'not_found', 'invalid', 'too_many', 'unavailable', … */
  code: string;
  /** Which of a code's sentences it is, where it has several. */
  reason?: string;
  /** Numbers and names of the sentence. */
  params?: Params;
  /** A sentence for each field that is wrong, and the code of that sentence. */
  fields?: Record<string, string>;
  field_codes?: Record<string, Issue>;
  /** Of a 429, in seconds. */
  retry_after?: number;
  request_id: string;
  /** Facts that go with some refusals. The right total, in rupees: */
  total?: number;
  /** The payment that is meant, the provider's order that it is of, and the order that it became. */
  payment_id?: string | null;
  payment_order?: string;
  order_id?: string | null;
  refund?: { amount: number; state: 'pending' | 'processed'; reason: string };
  /** The review that another pharmacist made meanwhile. */
  review?: { decision: 'approved' | 'rejected' | 'pending'; by: string; at: string };
  /** Medicines of the cart that cannot be ordered now. */
  unavailable?: Array<{ id: number; name: string; reason: 'gone' | 'out-of-stock' }>;
}

export interface Pagination {
  page: number;
  limit: number;
  total: number;
  /** False when counting stopped at `total`: there are more ('1,000+'). */
  total_exact: boolean;
  has_previous: boolean;
  has_next: boolean;
}

/** Every path of the table stands under it. */
export const API_BASE = '/api';
/** A list's `limit` is clamped to it. */
export const LIMIT_MAX = 100;
