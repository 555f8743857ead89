import type { Address } from '@doorstep/contract/address.schema';
import { addressMessages, optionOf, useAddresses, usePlaceOf, usePlacing } from '../../address/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { visitFormMessages } from '../form-messages.en.ts';
import type { VisitDraft } from './draft.ts';

const DEVICE = { enableHighAccuracy: true, timeout: 10_000 };
/** The patient's own choice, else the default one, if we come there; who has none writes one. */
function chosenOf(
  all: readonly Address[] | undefined,
  chosen: VisitDraft['chosen'],
): Address | 'other' | undefined {
  if (!all) return undefined;
  if (chosen === 'other' || all.length === 0) return 'other';
  return (
    all.find(({ id }) => id === chosen) ??
    all.find((one) => one.is_default && !optionOf(one, addressMessages).disabled)
  );
}

/** Where the nurse comes: a saved address, or one that is written with its place. `edit` gets what is written. */
export function useVisitPlace(
  draft: VisitDraft,
  written: () => string,
  edit: (some: Partial<VisitDraft>) => void,
) {
  const messages = usePageMessages('visitForm', visitFormMessages);
  const addresses = useAddresses();
  const { latitude, longitude, label } = draft;
  const placing = usePlacing({
    begun: { place: latitude === null || longitude === null ? null : { latitude, longitude }, label },
    written,
    device: {
      options: DEVICE,
      failed: (cause) =>
        `${cause === 'unsupported' ? messages.unsupported : messages.noLocation} ${messages.instead}`,
      found: () => messages.located,
    },
    onTake: (at, text) =>
      edit({
        chosen: 'other',
        latitude: at?.latitude ?? null,
        longitude: at?.longitude ?? null,
        label: text?.called ?? '',
        ...(text && { address: text.address }),
      }),
  });
  // Addresses that cannot be loaded leave the list empty: then one is written.
  const saved =
    addresses.state === 'ready' ? addresses.data.addresses : addresses.state === 'error' ? [] : undefined;
  const chosen = chosenOf(saved, draft.chosen),
    own = typeof chosen === 'object' ? chosen : undefined;
  const ownPlace = usePlaceOf(own);
  return { placing, saved, chosen, own, place: own ? ownPlace : chosen === 'other' ? placing.place : null };
}
