import type * as z from 'zod/mini';
import type { Role } from './account.ts';

interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api; `:name` is a parameter; both slash forms answer. */
  path: string;
  /** 'anyone', 'logged-in', 'demo' (only where the demo is on), or the staff roles that may. */
  who: 'anyone' | 'logged-in' | 'demo' | readonly Role[];
  summary: string;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /**
   * Open to who acts for the account's owner by their consent, and how the log names it; closed unless it is said.
   * `null`: its handler writes the log itself.
   */
  acting?: {
    does: 'read' | 'add' | 'change' | 'cancel' | 'order' | 'pay' | 'book';
    what: string;
    /** Without this field of the body nothing is done yet: it is a price for one of their addresses, and an address is read. */
    needs?: string;
  } | null;
  /** Refused to an account whose mobile was never verified, with 403 'mobile_unverified' (decision C32): it reserves, pays or books something. */
  verified?: true;
  /** Counted by the address it comes from, documents by account, and refused beyond a setting's number a minute. */
  limited?: 'places' | 'logins' | 'registers' | 'codes' | 'documents';
  /** The JSON body is handed on as the bytes that came: a signature is over them. */
  raw?: true;
  /** The body holds a password: nothing made of it is kept, so its Idempotency-Key goes unread; done twice it is as done once. */
  secret?: true;
  /** Content type of a body that is not JSON; its handler reads it as it arrives. */
  takes?: string;
  /** Shape of the success answer; none for an answer that is not JSON. */
  answer?: z.ZodMiniType;
  /** Of a success; 200 unless said. */
  status?: 201;
  /** Content type of a success answer that is not JSON. */
  type?: string;
  /** The answer hangs on nothing but its URL and the catalogue: it may be kept ready for some seconds, and carries an ETag. */
  kept?: true;
}
/** One row of the contract's table. What is kept is everybody's: no row that asks who somebody is can be. */
export type Endpoint = Row &
  ({ kept?: undefined } | { kept: true; method: 'GET'; who: 'anyone'; body?: undefined });
/** Keeps the row's own types while checking its shape. */
export const endpoint = <const Of extends Endpoint>(row: Of): Of => row;
