import { PlainFilters } from '@doorstep/ui/medicine/plain-filters';
import { useCall } from '../use-call.ts';
import type { ListState } from './state.ts';

export interface PlainProps {
  state: ListState;
}
export default function Plain({ state: { search, letter, sort, filters, view } }: PlainProps) {
  const uses = useCall('listMedicineUses');
  return (
    <PlainFilters
      action="/medicines"
      filters={filters}
      uses={uses.state === 'ready' ? uses.data.data : []}
      sort={sort}
      kept={{ search, letter, view: view === 'list' ? view : undefined }}
    />
  );
}
