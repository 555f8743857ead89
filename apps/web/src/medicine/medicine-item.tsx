import type { Medicine } from '@doorstep/contract/medicine.schema';
import { MedicineCard, type MedicineCardProps } from '@doorstep/ui/medicine/medicine-card';
import { useLang } from '@doorstep/ui/messages/provider';
import { memo, type ComponentType } from 'react';
import { preload } from 'react-dom';
import { keptHtml } from '../app/kept-html.tsx';
import { cardProps, type Owned } from './card-props.ts';
import type { MedicineActions } from './medicine-actions.ts';

type Shown = Pick<MedicineCardProps, 'eager' | 'headingLevel'>;
type Element = ComponentType<ReturnType<typeof cardProps> & Shown>;
interface StillProps extends Shown, Owned {
  Element: Element;
  medicine: Medicine;
}

const kinds = new Map<Element, number>();
/** On the server, where elements have no other name that lasts. */
function kindOf(element: Element): number {
  if (!kinds.has(element)) kinds.set(element, kinds.size);
  return kinds.get(element)!;
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
  const draw = () => <Element {...cardProps(medicine, owned, lang)} {...shown} />;
  // Known to the build, so that the browser's has nothing of it; a note on look-alikes waits for its part.
  if (!import.meta.env.SSR || medicine.alike) return draw();
  const key = JSON.stringify([lang, kindOf(Element), quantity, wished, shown, medicine]);
  return keptHtml(key, draw, () => {
    if (shown.eager && medicine.image) preload(medicine.image, { as: 'image' });
  });
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
