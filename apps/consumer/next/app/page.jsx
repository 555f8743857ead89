import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';
import { addToCart, changeQuantity, keepWish } from './actions.js';
import args from './shared/args.json';
import { Parts } from './shared/parts.jsx';

const actions = { onAdd: addToCart, onQuantityChange: changeQuantity, onWishedChange: keepWish };

/** A server component: what its card calls are server actions. */
export default function Page() {
  return (
    <>
      <section id="medicine-card">
        <MedicineCard {...args.medicineCard} {...actions} />
      </section>
      <Parts args={args} />
    </>
  );
}
