import { DeleteAccountDialog } from '@doorstep/ui/account/delete-account-dialog';

export default function Example() {
  return (
    <DeleteAccountDialog
      open
      mobile="9876543210"
      register={(name) => ({ name })}
      errors={{}}
      attempt={0}
      onSubmit={() => {}}
      onOpenChange={() => {}}
    />
  );
}
