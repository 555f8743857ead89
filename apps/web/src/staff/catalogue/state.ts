import type { StaffMedicinesQuery } from '@doorstep/contract/catalogue.schema';
import { SEARCH_MAX } from '@doorstep/contract/medicine';
import { staffSorts, type StaffSort } from '@doorstep/contract/staff';
import { hrefOf, pageOf } from '../../app/paging.ts';

/** What the list shows; lives in the URL, so Back, reload and a shared link bring it again. */
export interface CatalogueState {
  search: string;
  stock: 'in' | 'out' | undefined;
  prescription: 'yes' | 'no' | undefined;
  show: 'expiring' | 'archived' | undefined;
  sort: StaffSort | undefined;
  page: number;
}
const oneOf = <Word extends string>(words: readonly Word[], given: string | null) =>
  words.find((word) => word === given);

/** Reads any query string; what it does not understand counts as not said. */
export const catalogueStateOf = (params: URLSearchParams): CatalogueState => ({
  search: [...(params.get('search') ?? '').normalize('NFC').trim()].slice(0, SEARCH_MAX).join(''),
  stock: oneOf(['in', 'out'], params.get('stock')),
  prescription: oneOf(['yes', 'no'], params.get('prescription')),
  show: oneOf(['expiring', 'archived'], params.get('show')),
  sort: oneOf(staffSorts, params.get('sort')),
  page: pageOf(params.get('page')),
});
export const catalogueHref = (state: CatalogueState): string => hrefOf('/admin/catalogue', { ...state });
/** One medicine, with every field. */
export const medicineHref = (id: number | 'new'): string => `/admin/catalogue/${id}`;
export const filterOf = ({ search, stock, prescription, show }: CatalogueState) => ({
  ...(search && { search }),
  ...(stock && { stock }),
  ...(prescription && { prescription }),
  ...(show && { [show]: 'yes' as const }),
});
export const queryOf = (state: CatalogueState): StaffMedicinesQuery => ({
  ...filterOf(state),
  page: state.page,
  ...(state.sort && { sort: state.sort }),
});
