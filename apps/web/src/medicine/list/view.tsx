import type { MedicineList } from '@doorstep/contract/medicine.schema';
import type { MedicineSort } from '@doorstep/contract/medicine';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Pagination } from '@doorstep/ui/base/pagination';
import { MedicineFilterBar } from '@doorstep/ui/medicine/medicine-filter-bar';
import { MedicineFilters } from '@doorstep/ui/medicine/medicine-filters';
import { MedicineGrid } from '@doorstep/ui/medicine/medicine-grid';
import { Suspense, type ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import type { MedicineActions } from '../medicine-actions.ts';
import { MatchedGrid } from '../matched-grid.tsx';
import { medicineMessages } from '../messages.en.ts';
import { activePart } from './active-part.ts';
import { emptyPart } from './empty-part.ts';
import { plainPart } from './plain-part.ts';
import { rowPart } from './row-part.ts';
import { topicPart } from './topic-part.ts';
import { changed, isNarrowed, listHref, OPEN, type ListState } from './state.ts';

export interface MedicineListViewProps {
  list: Resource<MedicineList>;
  state: ListState;
  /** The field, which has a state of its own. */
  search: ReactNode;
  actions: MedicineActions;
  onSortChange: (sort: MedicineSort | undefined) => void;
  onFilters: () => void;
}

export function MedicineListView({
  list,
  state,
  search,
  actions,
  onSortChange,
  onFilters,
}: MedicineListViewProps) {
  const messages = usePageMessages('medicine', medicineMessages);
  const narrowed = Object.keys(state.filters).length;
  const href = (change: Partial<ListState>) => listHref(changed(state, change));
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={state.search ? messages.titleFor(state.search) : messages.medicines} />
      {search}
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <MedicineFilters
          className="hidden lg:flex"
          action="/medicines"
          sort={state.sort}
          letter={state.letter}
          search={state.search}
          view={state.view}
          filters={state.filters}
          hrefForLetter={(letter) => href({ letter })}
          onSortChange={onSortChange}
        />
        <div className="flex min-w-0 flex-col gap-4">
          {/* React leaves what stands in it to the server. */}
          <noscript>{import.meta.env.SSR && <plainPart.Part state={state} />}</noscript>
          <MedicineFilterBar
            sort={state.sort}
            letter={state.letter}
            view={state.view}
            shown={list.state === 'ready' ? list.data.data.length : undefined}
            total={list.state === 'ready' ? list.data.pagination.total : undefined}
            totalExact={list.state !== 'ready' || list.data.pagination.total_exact}
            narrowed={narrowed}
            page={list.state === 'ready' ? pageOf(list.data.pagination) : undefined}
            clearHref={isNarrowed(state) ? href(OPEN) : undefined}
            hrefForView={(view) => listHref({ ...state, view })}
            onFilters={onFilters}
          />
          {narrowed > 0 && (
            <Suspense>
              <activePart.Part
                filters={state.filters}
                hrefWithout={(name) => href({ filters: { ...state.filters, [name]: undefined } })}
              />
            </Suspense>
          )}
          <Results list={list} state={state} actions={actions} />
        </div>
      </div>
    </div>
  );
}

/** Undefined where the end is not known, or there is one page alone. */
function pageOf({
  page,
  limit,
  total,
  total_exact,
}: MedicineList['pagination']): [page: number, pages: number] | undefined {
  const pages = Math.ceil(total / limit);
  return total_exact && pages > 1 ? [page, pages] : undefined;
}

function Results({ list, state, actions }: Pick<MedicineListViewProps, 'list' | 'state' | 'actions'>) {
  const messages = usePageMessages('medicine', medicineMessages);
  if (list.state === 'loading') return <MedicineGrid view={state.view} label={messages.medicines} loading />;
  if (list.state === 'error')
    return <ErrorState title={messages.failed} offline={list.problem === 'offline'} onRetry={list.retry} />;
  const { data, pagination, topic } = list.data;
  const understood = topic && <topicPart.Part topic={topic} search={state.search} found={data.length > 0} />;
  if (data.length === 0)
    return (
      <>
        {understood}
        {!topic?.danger && <emptyPart.Part list={list.data} state={state} />}
      </>
    );
  const element = state.view === 'list' ? rowPart.Part : undefined;
  return (
    <>
      {understood}
      <MatchedGrid
        medicines={data}
        search={state.search}
        actions={actions}
        view={state.view}
        element={element}
      />
      {(pagination.has_previous || pagination.has_next) && (
        <Pagination
          page={pagination.page}
          pages={pageOf(pagination)?.[1]}
          hasNext={pagination.has_next}
          hrefFor={(page) => listHref({ ...state, page })}
          className="w-full"
        />
      )}
    </>
  );
}
