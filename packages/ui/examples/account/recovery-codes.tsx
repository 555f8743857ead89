import { RecoveryCodes } from '@doorstep/ui/account/recovery-codes';

export default function Example() {
  return (
    <RecoveryCodes
      codes={['K7QM-2XFA-PLD4-WZ3C', 'B5TN-6JHE-RYV2-QGU7']}
      onCopy={() => {}}
      onPrint={() => {}}
      onSaved={() => {}}
    />
  );
}
