import type { Address } from '@doorstep/contract/address.schema';
import { AddressForm } from '@doorstep/ui/address/address-form';
import { ConfirmDialog } from '@doorstep/ui/base/confirm-dialog';
import { useState } from 'react';
import { usePageMessages } from '../messages/messages.ts';
import { useAddressForm } from './add.ts';
import { addressMessages } from './messages.en.ts';

export interface AddressDialogProps {
  /** Undefined for a new one. */
  editing: Address | undefined;
  /** Those that are there. */
  others: readonly Address[];
  onSaved: () => void;
  onClose: () => void;
}

/** The modal form; it asks before what was typed is lost. Loaded when it is opened. */
export function AddressDialog({ editing, others, onSaved, onClose }: AddressDialogProps) {
  const messages = usePageMessages('address', addressMessages);
  const { form, editing: exists, dirty, forget } = useAddressForm({ editing, others, onSaved });
  const [asking, setAsking] = useState(false);
  const leave = () => {
    forget();
    onClose();
  };
  return (
    <>
      <AddressForm
        open
        onOpenChange={() => {
          if (dirty) setAsking(true);
          else leave();
        }}
        editing={exists}
        form={form}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.discardAsk}
        description={messages.discardText}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepWriting}
        tone="danger"
        onConfirm={leave}
      />
    </>
  );
}
