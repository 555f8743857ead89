import type { Address } from '@doorstep/contract/address';
import { QuickAddressForm } from '@doorstep/ui/address/quick-address-form';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageWords } from '../words/words.ts';
import { useAddressForm } from './add.ts';
import { address } from './words.ts';

/** Loaded when it is opened. */
export default function AddAddress({
  onAdded,
  onCancel,
}: {
  onAdded: (added: Address) => void;
  onCancel: () => void;
}) {
  const words = usePageWords('address', address);
  const { form, forget } = useAddressForm({ onSaved: onAdded });
  return (
    <div className="flex flex-col gap-3">
      <QuickAddressForm
        {...form}
        onCancel={() => {
          forget();
          onCancel();
        }}
      />
      <LinkButton href="/user/addresses/add?next=%2Forder-step-1" tone="quiet" className="self-start">
        {words.onMap}
      </LinkButton>
    </div>
  );
}
