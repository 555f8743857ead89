import type { Address } from '@doorstep/contract/address.schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { locate, useAddresses, usePlaceOf } from '../../address/public.ts';
import { useSignedIn } from '../../app/session.ts';
import { usePageMessages } from '../../messages/messages.ts';
import type { LabDraft } from './draft.ts';
import { labBookMessages } from './messages.en.ts';
import { useDelivery } from './use-delivery.ts';

type Typed = Pick<LabDraft, 'address' | 'latitude' | 'longitude'>;
const DEVICE = { enableHighAccuracy: true, timeout: 10_000 };
/** Undefined for what is no place on earth. */
function pointOf({ latitude, longitude }: Pick<Typed, 'latitude' | 'longitude'>) {
  const at = { latitude: Number(latitude || NaN), longitude: Number(longitude || NaN) };
  return Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180 ? at : undefined;
}
/** As the server is told of a saved one: address, city, state - pincode. */
const textOf = ({ address_line_1, address_line_2, city, state, pincode }: Address): string =>
  `${[address_line_1, address_line_2, city].filter(Boolean).join(', ')}, ${state} - ${pincode}`;
/** The patient's own choice, else the default one; null is an address that is typed. */
function ownOf(
  saved: readonly Address[] | undefined,
  wanted: number | null | undefined,
): Address | undefined {
  if (wanted === null) return undefined;
  const first = saved?.find(({ is_default }) => is_default) ?? saved?.[0];
  return saved?.find(({ id }) => id === wanted) ?? (wanted === undefined ? first : undefined);
}

/** Where samples are collected: a saved address, or one that is typed with its coordinates. `onTyped`: something of it changed. */
export function useLabPlace(
  draft: LabDraft,
  put: (some: Partial<LabDraft>) => void,
  subtotalPaise: number,
  onTyped: () => void,
) {
  const messages = usePageMessages('labBook', labBookMessages);
  const signedIn = useSignedIn();
  const form = useForm<Typed>({
    defaultValues: { address: draft.address, latitude: draft.latitude, longitude: draft.longitude },
    shouldFocusError: false,
  });
  const [address, latitude, longitude] = useWatch({
    control: form.control,
    name: ['address', 'latitude', 'longitude'],
  });
  const typed = useEffectEvent((next: Typed) => {
    if (
      next.address === draft.address &&
      next.latitude === draft.latitude &&
      next.longitude === draft.longitude
    )
      return;
    put(next);
    onTyped();
  });
  useEffect(() => typed({ address, latitude, longitude }), [address, latitude, longitude]);
  const addresses = useAddresses();
  const saved =
    !signedIn || addresses.state === 'error'
      ? []
      : addresses.state === 'ready'
        ? addresses.data.addresses
        : undefined;
  const own = ownOf(saved, draft.addressId),
    ownPlace = usePlaceOf(own),
    point = own ? (ownPlace ?? undefined) : pointOf({ latitude, longitude });
  const delivery = useDelivery(own, own ? undefined : point, subtotalPaise);
  const [locating, setLocating] = useState(false);
  const [located, setLocated] = useState<string>();
  async function ask() {
    setLocating(true);
    setLocated(messages.locating);
    const found = await locate(DEVICE);
    setLocating(false);
    if (typeof found === 'string') {
      setLocated(found === 'unsupported' ? messages.unsupported : messages.noLocation);
      return;
    }
    form.setValue('latitude', String(found.latitude));
    form.setValue('longitude', String(found.longitude));
    setLocated(messages.located);
  }
  return {
    register: form.register,
    saved,
    own,
    point,
    delivery,
    /** In one line; '' while there is none. */
    text: own ? textOf(own) : address.trim(),
    locating,
    located,
    onLocate: () => void ask(),
  };
}
