import type { Medicine } from '@doorstep/contract/medicine.schema';
import { MedicineCard, type MedicineCardProps } from '@doorstep/ui/medicine/medicine-card';
import { useLang } from '@doorstep/ui/messages/provider';
import { memo, type ComponentType } from 'react';
import { cardProps, type Owned } from './card-props.ts';
import type { MedicineActions } from './medicine-actions.ts';

type Shown = Pick<MedicineCardProps, 'eager' | 'headingLevel'>;
type Element = ComponentType<ReturnType<typeof cardProps> & Shown>;
interface StillProps extends Shown, Owned {
  Element: Element;
  medicine: Medicine;
}

const Still = memo(function Still({
  Element,
  medicine,
  quantity,
  wished,
  onAdd,
  onQuantityChange,
  onWishedChange,
  ...shown
}: StillProps) {
  const lang = useLang();
  const owned = { quantity, wished, onAdd, onQuantityChange, onWishedChange };
  return <Element {...cardProps(medicine, owned, lang)} {...shown} />;
});

export interface MedicineItemProps extends Shown {
  medicine: Medicine;
  actions: MedicineActions;
  /** What shows it: MedicineCard, or MedicineRow. */
  element?: Element;
}
/** One medicine of a list. A tap on one of them draws that one alone: the others are left as they are. */
export function MedicineItem({
  medicine,
  actions: { quantity, wished, ...handlers },
  element = MedicineCard,
  ...shown
}: MedicineItemProps) {
  const { id } = medicine;
  return (
    <Still
      Element={element}
      medicine={medicine}
      quantity={quantity.use(id)}
      wished={wished.use(id)}
      {...handlers}
      {...shown}
    />
  );
}
