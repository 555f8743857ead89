import type { Address } from '@doorstep/contract/address.schema';
import { useState } from 'react';
import { useActing } from '../../app/acting.tsx';
import { useFocusKept } from '../../app/focus-kept.ts';
import { useAddressList } from '../data.ts';
import { dialogPart } from '../dialog-part.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { RemovalParts } from '../removal.tsx';
import { useRemoval } from '../remove.ts';
import { addressMessages } from '../messages.en.ts';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { AddressesTabView } from './view.tsx';

export default function AddressesTab() {
  const messages = usePageMessages('address', addressMessages);
  const acting = useActing() !== undefined;
  const { addresses, refresh } = useAddressList();
  const removal = useRemoval({ endpoint: 'removeAddress', failed: messages.deleteFailed, refresh });
  const [open, setOpen] = useState<Address | 'new'>();
  const here = useLazyPart(dialogPart.load, open !== undefined, () => {
    say('error', messages.saveFailed);
    setOpen(undefined);
  });
  // What opened a dialog may be gone when it closes.
  useFocusKept(removal.asked ?? (addresses.state === 'ready' && addresses.data));
  const start = (what: Address | 'new') => {
    removal.forget();
    setOpen(what);
  };
  return (
    <AddressesTabView
      addresses={addresses}
      onAdd={() => start('new')}
      onEdit={acting ? undefined : start}
      onDelete={acting ? undefined : (one) => removal.ask(one)}
    >
      <RemovalParts {...removal} />
      {here && open && (
        <dialogPart.Part
          editing={open === 'new' ? undefined : open}
          others={addresses.state === 'ready' ? addresses.data : []}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            say('success', messages.saved);
            void refresh();
          }}
        />
      )}
    </AddressesTabView>
  );
}
