import type { Address } from '@doorstep/contract/address';
import { QuickAddressForm } from '@doorstep/ui/address/quick-address-form';
import { savedUser } from '../account/user.ts';
import { useAddAddress } from './add.ts';

/** The form, with name and mobile of who is logged in; loaded when it is opened. */
export default function AddAddress({ onAdded, onCancel }: { onAdded: (added: Address) => void; onCancel: () => void }) {
  const user = savedUser();
  const { form, forget } = useAddAddress({ name: user?.name ?? '', mobile: user?.mobile ?? '' }, onAdded);
  return <QuickAddressForm {...form} onCancel={() => { forget(); onCancel(); }} />;
}
