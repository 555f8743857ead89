'use client';
import { Dialog, type DialogProps } from '../../base/dialog/dialog.tsx';
import { useMessages } from '../../messages/provider.ts';
import { QuickAddressForm, type QuickAddressFormProps } from '../quick-address-form/quick-address-form.tsx';
import { addressMessages } from '../messages.en.ts';

export interface AddressFormProps extends Omit<
  DialogProps,
  'title' | 'children' | 'footer' | 'trigger' | 'open' | 'onOpenChange' | 'size' | 'description'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Also by 'Cancel', Escape and a press beside it: the caller asks before what was typed is lost. */
  onOpenChange: (open: boolean) => void;
  /** An address that exists is changed. */
  editing?: boolean;
  /** All that a QuickAddressForm takes. */
  form: Omit<QuickAddressFormProps, 'heading' | 'onCancel' | 'editing'>;
}

/** QuickAddressForm in a dialog: 'Add New Address' or 'Edit Address'. `ref` and native attributes reach the dialog. */
export function AddressForm({ open, onOpenChange, editing = false, form, ...props }: AddressFormProps) {
  const messages = useMessages('address', addressMessages);
  return (
    <Dialog
      data-slot="address-form"
      {...props}
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={editing ? messages.editAddress : messages.addNew}
      aria-describedby={undefined}
    >
      <QuickAddressForm {...form} editing={editing} heading={null} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
