import type { Address } from '@doorstep/contract/address.schema';
import { QuickAddressForm } from '@doorstep/ui/address/quick-address-form';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageMessages } from '../messages/messages.ts';
import { useAddressForm } from './add.ts';
import { addressMessages } from './messages.en.ts';

/** Loaded when it is opened. */
export default function AddAddress({
  others,
  onAdded,
  onCancel,
}: {
  /** Those that are there. */
  others: readonly Address[];
  onAdded: (added: Address) => void;
  onCancel: () => void;
}) {
  const messages = usePageMessages('address', addressMessages);
  const { form, forget } = useAddressForm({ others, onSaved: onAdded });
  return (
    <div className="flex flex-col gap-3">
      <QuickAddressForm
        {...form}
        id="new-address"
        onCancel={() => {
          forget();
          onCancel();
        }}
      />
      <LinkButton href="/user/addresses/add?next=%2Forder-step-1" tone="quiet" className="self-start">
        {messages.onMap}
      </LinkButton>
    </div>
  );
}
