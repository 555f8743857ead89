import type { Address } from '@doorstep/contract/address.schema';
import { useState } from 'react';
import { useActing } from '../../app/acting.tsx';
import { useFocusKept } from '../../app/focus-kept.ts';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { bodyOf, unfinished } from '../draft.ts';
import { useAddressList } from '../data.ts';
import { dialogPart } from '../dialog-part.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { useRemoval } from '../remove.ts';
import { addressMessages } from '../messages.en.ts';
import { AddressListView } from './view.tsx';

export default function AddressListPage() {
  const messages = usePageMessages('address', addressMessages);
  const errors = useErrorMessages();
  useTitle(messages.myAddresses);
  useGuard();
  const acting = useActing() !== undefined;
  const { addresses, refresh } = useAddressList();
  // What a login in between must not lose is open again.
  const [open, setOpen] = useState(unfinished);
  const [changing, setChanging] = useState<number>();
  const removal = useRemoval({ endpoint: 'removeAddress', failed: messages.deleteFailed, refresh });
  const here = useLazyPart(dialogPart.load, open !== undefined, () => {
    say('error', messages.saveFailed);
    setOpen(undefined);
  });
  const all = addresses.state === 'ready' ? addresses.data : undefined;
  // Held: what is being changed stays on screen when it is deleted elsewhere.
  const [held, setHeld] = useState<Address>();
  const editing = held ?? all?.find(({ id }) => id === open);

  // What opened a dialog may be gone when it closes.
  useFocusKept(removal.asked ?? all);

  async function makeDefault(one: Address) {
    setChanging(one.id);
    try {
      await call('editAddress', { params: { id: one.id }, body: { ...bodyOf(one), is_default: true } });
      say('success', messages.isDefault(one.title));
    } catch (error) {
      say('error', refused(error, errors) || messages.saveFailed);
    }
    await refresh();
    setChanging(undefined);
  }
  const close = () => {
    setOpen(undefined);
    setHeld(undefined);
  };
  return (
    <AddressListView
      addresses={addresses}
      removal={removal}
      changing={changing}
      closed={acting}
      onAdd={() => {
        removal.forget();
        setOpen('add');
      }}
      onEdit={(one) => {
        removal.forget();
        setHeld(one);
        setOpen(one.id);
      }}
      onMakeDefault={(one) => {
        void makeDefault(one);
      }}
      form={
        here &&
        (open === 'add' || (open !== undefined && editing)) && (
          <dialogPart.Part
            key={open}
            editing={editing}
            others={all ?? []}
            onClose={close}
            onSaved={() => {
              close();
              say('success', messages.saved);
              void refresh();
            }}
          />
        )
      }
    />
  );
}
