import { PlainFilters } from '@doorstep/ui/medicine/plain-filters';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../use-call.ts';
import { PLAIN_FORM, plainFormHref, showsPlainForm, type ListState } from './state.ts';

export interface PlainProps {
  state: ListState;
}
export default function Plain({ state }: PlainProps) {
  const [params] = useSearchParams(),
    isShown = showsPlainForm(params);
  const { search, letter, sort, filters, view } = state;
  const uses = useCall('listMedicineUses', isShown ? {} : null);
  return (
    <PlainFilters
      id={PLAIN_FORM}
      action="/medicines"
      filters={filters}
      uses={uses.state === 'ready' ? uses.data.data : []}
      sort={sort}
      kept={{ search, letter, view: view === 'list' ? view : undefined }}
      openHref={isShown ? undefined : plainFormHref(state)}
    />
  );
}
