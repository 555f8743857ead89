import { OrderAgain } from '@doorstep/ui/refill/order-again';

export default function Example() {
  return (
    <OrderAgain
      rows={[
        {
          id: 1,
          name: 'Amlovida 5',
          image: null,
          packs: 2,
          packedIn: 'strip',
          pricePaise: 8240,
          runsOutOn: '2026-11-26',
          due: true,
          boughtOn: '2026-10-27',
          prescriptionRequired: true,
          outOfStock: false,
        },
        {
          id: 2,
          name: 'Gluvida 500',
          image: null,
          packs: 2,
          packedIn: 'strip',
          pricePaise: 5040,
          runsOutOn: '2026-11-28',
          due: true,
          boughtOn: '2026-10-27',
          prescriptionRequired: false,
          outOfStock: false,
        },
      ]}
      selected={new Set([1, 2])}
      onSelectedChange={() => {}}
      onAdd={() => {}}
      cartHref="#cart"
      today="2026-11-24"
    />
  );
}
