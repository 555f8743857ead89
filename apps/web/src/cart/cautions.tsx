import type { Caution } from '@doorstep/contract/medicine.schema';
import { Notice } from '@doorstep/ui/base/notice';
import { usePageMessages } from '../messages/messages.ts';
import type { ShownLine } from './data.ts';
import { cartMessages } from './messages.en.ts';

export interface CautionsProps {
  cautions: readonly Caution[];
  lines: readonly ShownLine[];
}
/** Medicines of the cart that should not be taken together without advice. A warning: the order can go on. */
export function Cautions({ cautions, lines }: CautionsProps) {
  const messages = usePageMessages('cart', cartMessages);
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  const shown = cautions.filter(({ ids }) => ids.every((id) => names.has(id)));
  if (shown.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.cautionTitle}>
      <ul className="flex flex-col gap-2">
        {shown.map(({ code, ids }) => (
          <li key={ids.join('-')}>
            <span translate="no" className="font-medium">
              {ids.map((id) => names.get(id)).join(' + ')}
            </span>
            <p>{messages.cautions[code]}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2">{messages.cautionText}</p>
    </Notice>
  );
}
