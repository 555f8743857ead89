import { store } from '@doorstep/contract/store';
import { checkDelivery } from '@doorstep/contract/address.routes';
import { DeliveryCheck } from '@doorstep/ui/order/delivery-check';
import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useRef, useState } from 'react';
import { useAddresses } from '../address/public.ts';
import { calls } from '../app/call.ts';
import { refused } from '../app/failure.ts';
import { answers } from '../app/use-call.ts';
import { change, checkoutStore } from '../checkout/public.ts';
import { useErrorMessages } from '../messages/errors.ts';

const { call } = calls({ checkDelivery });
const { useCall } = answers({ checkDelivery });

/** When it comes to the pincode that was typed, else to the chosen address, else to the default one; asks for a pincode where there is none. */
export function Delivery({ waits }: { waits: boolean }) {
  const errors = useErrorMessages();
  const lang = useLang();
  const { addressId, pincode: kept } = checkoutStore.use();
  const pincode = /^[1-9]\d{5}$/.test(String(kept)) ? String(kept) : undefined;
  const addresses = useAddresses();
  const check = useCall('checkDelivery', pincode ? { query: { pincode } } : null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  /** '' where nothing came that says why. */
  const [error, setError] = useState<string>();

  const all = addresses.state === 'ready' ? addresses.data.addresses : [];
  const address = all.find(({ id }) => id === addressId) ?? all.find((one) => one.is_default);
  const at = check.state === 'ready' ? check.data.data : undefined;
  const found = asking
    ? undefined
    : pincode
      ? at && {
          place: `${at.pincode} ${(lang === 'hi-IN' && at.place_hi) || at.place}`,
          promisedAt: at.promised_at,
        }
      : address && address.distance_km !== null
        ? { place: address.title, promisedAt: address.promised_at }
        : undefined;

  // What was pressed is gone: focus goes to what has come in its place.
  const root = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  const isFound = found !== undefined;
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    root.current?.querySelector<HTMLElement>(isFound ? 'button' : 'input')?.focus();
  }, [isFound]);

  async function ask(typed: string) {
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await call('checkDelivery', { query: { pincode: typed.trim() } });
      pressed.current = true;
      change({ pincode: data.pincode });
      setAsking(false);
    } catch (problem) {
      setError(refused(problem, errors));
    }
    setBusy(false);
  }
  return (
    <DeliveryCheck
      ref={root}
      found={found}
      waits={waits}
      radiusKm={store.radiusKm}
      pincode={pincode}
      busy={busy || (Boolean(pincode) && check.state === 'loading')}
      error={error || undefined}
      failed={error === '' || (check.state === 'error' && !asking)}
      onCheck={(typed) => void ask(typed)}
      onEdit={() => {
        pressed.current = true;
        setError(undefined);
        setAsking(true);
      }}
    />
  );
}
