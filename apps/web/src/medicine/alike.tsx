import { othersIn } from '@doorstep/contract/look-alike';
import type { LookAlike } from '@doorstep/contract/medicine.schema';
import { AlikeNote } from '@doorstep/ui/medicine/alike-note';
import { useLang } from '@doorstep/ui/messages/provider';

/** On a card. */
export default function Alike({ alike }: { alike: readonly LookAlike[] }) {
  return <AlikeNote short others={othersIn(useLang(), alike)} />;
}
