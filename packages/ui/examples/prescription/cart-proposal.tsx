import { CartProposal } from '@doorstep/ui/prescription/cart-proposal';

export default function Example() {
  return (
    <CartProposal
      note="For one month, please. My mother takes both."
      lines={[
        {
          id: 3,
          name: 'Omezen 20',
          pack: 'Strip of 15 capsules',
          pricePaise: 5625,
          quantity: 2,
          prescriptionRequired: false,
        },
        {
          id: 4,
          name: 'Azilide 500',
          pack: 'Strip of 3 tablets',
          pricePaise: 11940,
          quantity: 1,
          left: 1,
          prescriptionRequired: true,
        },
      ]}
      search=""
      found={[]}
      reasonMaxLength={300}
      onSearchChange={() => {}}
      onAdd={() => {}}
      onQuantityChange={() => {}}
      onPropose={() => {}}
      onSay={() => {}}
      onWordsChange={() => {}}
      onRefresh={() => {}}
    />
  );
}
