import type { Address } from '@doorstep/contract/address.schema';
import { QuickAddressForm } from '@doorstep/ui/address/quick-address-form';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { withNext } from '../app/next.ts';
import { usePageMessages } from '../messages/messages.ts';
import { useAddressForm } from './add.ts';
import { addressMessages } from './messages.en.ts';

/** Loaded when it is opened. */
export default function AddAddress({
  others,
  here,
  onAdded,
  onCancel,
}: {
  /** Those that are there. */
  others: readonly Address[];
  /** This page: the map's page leads back to it. */
  here: string;
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
      <LinkButton href={withNext('/user/addresses/add', here)} tone="quiet" className="self-start">
        {messages.onMap}
      </LinkButton>
    </div>
  );
}
