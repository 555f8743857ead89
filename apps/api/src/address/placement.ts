import { issue } from '@doorstep/contract/failure';
import { shownKm, type Place } from '@doorstep/contract/delivery';
import { invalid } from '../platform/http/http-error.ts';
import { centreOf } from './gazetteer.ts';
import { kmTooFar, pincodeIn, stateInstead } from './pincode.ts';
import type { addressTable } from './schema.ts';

type Row = typeof addressTable.$inferSelect;
type Point = Pick<Row, 'latitude' | 'longitude'>;
export const NO_POINT: Point = { latitude: null, longitude: null };
const placeOf = ({ latitude, longitude }: Point): Place | undefined =>
  latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
/** Of the pincodes that a row names the one that its point does not belong to (decision C41). */
export function contradicted(row: Point & Pick<Row, 'pincode' | 'typed'>): string | undefined {
  const place = placeOf(row);
  return (
    place &&
    [row.pincode, row.typed === null ? undefined : pincodeIn(row.typed)].find(
      (pincode) => pincode !== undefined && kmTooFar(pincode, place) !== undefined,
    )
  );
}
/** Its own point, else the middle of its pincode (decision S11): of rows of before, the point may be elsewhere. */
export function placed(row: Row): { point: Point; place: Place | undefined } {
  const pincode = contradicted(row),
    point = pincode === undefined ? row : NO_POINT;
  return { point, place: placeOf(point) ?? centreOf(pincode ?? row.pincode) };
}
/** Refuses a point that the pincode does not have; `fields` are those of the call that may be wrong. */
export function mustFit(pincode: string, point: Point, fields: readonly string[]): void {
  const place = placeOf(point),
    km = place && kmTooFar(pincode, place);
  if (km === undefined) return;
  const wrong = issue('point_far', { km: shownKm(km), pincode });
  throw invalid(Object.fromEntries(fields.map((field) => [field, wrong])));
}
export function mustBeIn({ pincode, state }: Pick<Row, 'pincode' | 'state'>): void {
  const instead = stateInstead(pincode, state);
  if (instead !== undefined) throw invalid({ state: issue('state_other', { pincode, state: instead }) });
}
