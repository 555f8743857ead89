import { arrivalMinutes } from '@doorstep/contract/lab';
import type { LabDelivery } from '@doorstep/contract/lab.schema';
import { toPaise } from '@doorstep/contract/money';
import { store } from '@doorstep/contract/store';
import { DeliveryChecker, type DeliveryCheckerProps } from '@doorstep/ui/lab/delivery-checker';
import { useRef, useState } from 'react';
import { locate } from '../../address/public.ts';
import { refused } from '../../app/failure.ts';
import { CallError } from '../../app/fetcher.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { labDeliveryMessages } from './messages.en.ts';

const LOCATE = { enableHighAccuracy: true, timeout: 10_000 };

const foundIn = ({ available, distance_km, delivery_charge, estimated_minutes }: LabDelivery) => ({
  distanceKm: distance_km,
  feePaise: toPaise(delivery_charge),
  minutes: available ? (estimated_minutes ?? arrivalMinutes(distance_km)) : null,
});

/** Whether somebody comes to where the device is, to collect samples; asked only when it is pressed. */
export function LabDeliveryCheck({ className }: Pick<DeliveryCheckerProps, 'className'>) {
  const messages = usePageMessages('labDelivery', labDeliveryMessages);
  const errors = useErrorMessages();
  const [found, setFound] = useState<DeliveryCheckerProps['found']>();
  const [freeFrom, setFreeFrom] = useState<number>(store.freeDeliveryFromPaise);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** `busy` is only known with the next picture: two presses in one are one question. */
  const asking = useRef(false);

  /** What went wrong; undefined where it is known now. */
  async function ask(): Promise<string | undefined> {
    const place = await locate(LOCATE);
    if (place === 'denied') return `${messages.noLocation} ${messages.deniedNext}`;
    if (typeof place === 'string') return messages[place];
    try {
      const answer = await call('checkLabDelivery', { body: place });
      setFound(foundIn(answer));
      setFreeFrom(toPaise(answer.free_from));
      return undefined;
    } catch (failure) {
      return failure instanceof CallError && failure.status === 200
        ? messages.unable
        : refused(failure, errors) || messages.failed;
    }
  }
  async function check() {
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    setError(undefined);
    setError(await ask());
    setBusy(false);
    asking.current = false;
  }
  return (
    <DeliveryChecker
      found={found}
      freeFromPaise={freeFrom}
      radiusKm={store.radiusKm}
      busy={busy}
      error={error}
      onCheck={() => {
        void check();
      }}
      onReset={() => setFound(undefined)}
      className={className}
    />
  );
}
