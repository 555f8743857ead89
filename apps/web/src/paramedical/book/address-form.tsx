import type { Addresses } from '@doorstep/contract/address.schema';
import { useEffect, useRef, useState } from 'react';
import { addAddressPart, addressMessages, ofNew } from '../../address/public.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import type { Resource } from '../../app/resource.ts';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { ADDRESS } from './place.tsx';

interface Given {
  addresses: Resource<Addresses> & { refresh: () => Promise<unknown> };
  /** This page. */
  here: string;
  onAdded: (id: number) => void;
}
/** The form that adds an address in place: open where there is none, or where one was begun. Focus goes with what was pressed. */
export function useAddressForm({ addresses, here, onAdded }: Given) {
  const messages = usePageMessages('address', addressMessages);
  const [wanted, setWanted] = useState(() => (ofNew.get() === undefined ? undefined : true));
  const all = addresses.state === 'ready' ? addresses.data.addresses : undefined;
  const open = wanted ?? all?.length === 0;
  const isHere = useLazyPart(addAddressPart.load, open, () => {
    say('error', messages.saveFailed);
    setWanted(false);
  });
  const shown = open && isHere;
  const focusNext = useRef(false);
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    document
      .querySelector<HTMLElement>(shown ? '[data-slot="quick-address-form"] input' : '#add-address')
      ?.focus();
  }, [shown]);
  // A new one is chosen as soon as it stands in the list.
  const added = useRef<number>(undefined);
  useEffect(() => {
    const radio = added.current && document.getElementById(`${ADDRESS}-${added.current}`);
    if (!radio) return;
    added.current = undefined;
    radio.focus();
  });
  const show = (next: boolean) => {
    focusNext.current = true;
    setWanted(next);
  };
  return {
    open: () => show(true),
    shown: shown && (
      <addAddressPart.Part
        here={here}
        others={all ?? []}
        onCancel={() => show(false)}
        onAdded={({ id }) => {
          show(false);
          added.current = id;
          void addresses.refresh().then(() => onAdded(id));
        }}
      />
    ),
  };
}
