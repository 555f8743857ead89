import { addressPath, type Address } from '@doorstep/contract/address';
import { useState } from 'react';
import { useAddressList } from '../../../address/data.ts';
import { dialogPart } from '../../../address/dialog-part.ts';
import { useLater } from '../../../app/later.ts';
import { RemovalParts } from '../../../address/removal.tsx';
import { useRemoval } from '../../../address/remove.ts';
import { address } from '../../../address/words.ts';
import { say } from '../../../app/toasts.ts';
import { usePageWords } from '../../../words/words.ts';
import { AddressesTabView } from './view.tsx';

export default function AddressesTab() {
  const words = usePageWords('address', address);
  const { addresses, refresh } = useAddressList();
  const removal = useRemoval({ path: addressPath, failed: words.deleteFailed, refresh });
  const [open, setOpen] = useState<Address | 'new'>();
  const here = useLater(dialogPart.load, open !== undefined, () => {
    say('error', words.saveFailed);
    setOpen(undefined);
  });
  const start = (what: Address | 'new') => {
    removal.forget();
    setOpen(what);
  };
  return (
    <AddressesTabView
      addresses={addresses}
      onAdd={() => start('new')}
      onEdit={start}
      onDelete={(one) => removal.ask(one)}
    >
      <RemovalParts {...removal} />
      {here && open && (
        <dialogPart.Part
          editing={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            say('success', words.saved);
            void refresh();
          }}
        />
      )}
    </AddressesTabView>
  );
}
