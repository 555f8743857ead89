/** What every failed call answers; `error` is a sentence a patient can act on, and stands under three names because the screens read all three. */
export interface Failure {
  success: false;
  error: string;
  message: string;
  detail: string;
  /** Stable word for programs: 'not_found', 'invalid', 'too_many', 'unavailable', … */
  code: string;
  /** A sentence for each field that is wrong. */
  fields?: Record<string, string>;
  request_id: string;
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
