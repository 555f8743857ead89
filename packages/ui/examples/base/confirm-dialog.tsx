import { ConfirmDialog } from '@doorstep/ui/base/confirm-dialog';

export default function Example() {
  return (
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      onConfirm={() => {}}
      title="Are you sure you want to delete this address?"
      description="Home, Flat 4B, Shanti Apartments, Ranchi 834001. Orders already placed still arrive there."
      confirmLabel="Delete address"
    />
  );
}
