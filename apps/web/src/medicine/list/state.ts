import type { MedicineListQuery } from '@doorstep/contract/medicine.schema';
import {
  letters,
  listFilters,
  SEARCH_MAX,
  sorts,
  type ListFilter,
  type MedicineSort,
} from '@doorstep/contract/medicine';
import { withQuery } from '@doorstep/contract/call';

export type ListView = 'grid' | 'list';
/** What the list shows; lives in the URL, so Back, reload and a shared link bring it again. */
export interface ListState {
  search: string;
  letter: string | undefined;
  sort: MedicineSort | undefined;
  /** What else it is narrowed by, as the address says it: the server understands it, or leaves it. */
  filters: { [Filter in ListFilter]?: string | undefined };
  page: number;
  view: ListView;
}

/** Reads any query string; what it does not understand counts as not said. */
export function listStateOf(params: URLSearchParams): ListState {
  const letter = params.get('letter')?.toUpperCase() ?? '';
  const sort = params.get('sort') as MedicineSort | null;
  const page = params.get('page') ?? '';
  return {
    search: [...(params.get('search') ?? '').normalize('NFC').trim()].slice(0, SEARCH_MAX).join(''),
    letter: letter.length === 1 && letters.includes(letter) ? letter : undefined,
    sort: sort && sorts.includes(sort) ? sort : undefined,
    filters: Object.fromEntries(
      listFilters.flatMap((name) => {
        const value = params.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
    page: /^[1-9]\d{0,9}$/.test(page) ? Number(page) : 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** Another search, letter or order starts again at its first page. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
});

export const queryOf = ({ search, letter, sort, filters, page }: ListState): MedicineListQuery => ({
  search,
  letter,
  sort,
  ...(filters as Pick<MedicineListQuery, ListFilter>),
  page,
});
/** The list's address for a state; what is as usual is left out. */
export const listHref = (state: ListState): string =>
  withQuery(
    '/medicines',
    Object.entries({ ...queryOf(state), view: state.view === 'list' ? state.view : undefined }),
  );
/** What the parameter `filters` says where the form stands for whom no script runs; no other address has it. */
const SHOWN = 'open';
export const showsPlainForm = (params: URLSearchParams): boolean => params.get('filters') === SHOWN;
/** The id of that form. */
export const PLAIN_FORM = 'filters';
/** The address of the same list with the form. */
export function plainFormHref(state: ListState): string {
  const href = listHref(state);
  return `${href}${href.includes('?') ? '&' : '?'}filters=${SHOWN}#${PLAIN_FORM}`;
}
/** It shows less than all, or in an order of its own. */
export const isNarrowed = ({ search, letter, sort, filters }: ListState): boolean =>
  Boolean(search || letter || sort || Object.keys(filters).length);
export const OPEN = { search: '', letter: undefined, sort: undefined, filters: {} };
