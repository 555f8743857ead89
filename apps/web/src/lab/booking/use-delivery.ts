import type { Address } from '@doorstep/contract/address.schema';
import { inReach, type Place } from '@doorstep/contract/delivery';
import { toPaise } from '@doorstep/contract/money';
import { store } from '@doorstep/contract/store';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';

/** Whether somebody comes to a place, and what that costs in paise. */
export interface Delivery {
  state: 'idle' | 'checking' | 'available' | 'unavailable' | 'unknown';
  km: number | null;
  feePaise: number;
}
const SETTLE_MS = 400;
const IDLE: Delivery = { state: 'idle', km: null, feePaise: 0 };
/** What could not be checked counts as out of reach: no distance, no fee. */
const UNKNOWN: Delivery = { state: 'unknown', km: null, feePaise: 0 };
const stateOf = (isNear: boolean) => (isNear ? 'available' : 'unavailable');

/** Of a saved address, else of typed coordinates; `subtotalPaise`: collection is free from the store's threshold on. */
export function useDelivery(
  saved: Address | undefined,
  typed: Place | undefined,
  subtotalPaise: number,
): Delivery {
  const key = typed && !saved ? `${typed.latitude} ${typed.longitude}` : '';
  const [found, setFound] = useState<{ of: string; delivery: Delivery }>();
  useEffect(() => {
    if (!key) return undefined;
    let isCurrent = true;
    const [latitude, longitude] = key.split(' ').map(Number);
    const timer = setTimeout(() => {
      call('checkLabDelivery', { body: { latitude: latitude!, longitude: longitude! } }).then(
        ({ is_serviceable, distance_km, delivery_charge }) => {
          if (isCurrent)
            setFound({
              of: key,
              delivery: {
                state: stateOf(is_serviceable),
                km: distance_km,
                feePaise: toPaise(delivery_charge),
              },
            });
        },
        () => {
          if (isCurrent) setFound({ of: key, delivery: UNKNOWN });
        },
      );
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  const of = ((): Delivery => {
    if (saved) {
      const { distance_km: km, delivery_charge } = saved;
      return km === null
        ? UNKNOWN
        : { state: stateOf(inReach(km)), km, feePaise: toPaise(delivery_charge ?? 0) };
    }
    if (!key) return IDLE;
    return found?.of === key ? found.delivery : { state: 'checking', km: null, feePaise: 0 };
  })();
  return subtotalPaise >= store.freeDeliveryFromPaise ? { ...of, feePaise: 0 } : of;
}
