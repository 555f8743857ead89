import { SEARCH_MAX } from '@doorstep/contract/medicine';
import type { SearchAnswer } from '@doorstep/contract/search.schema';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { MedicineGrid } from '@doorstep/ui/medicine/medicine-grid';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import type { MedicineActions } from '../../medicine/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { Found } from './found.tsx';
import { searchMessages } from './messages.en.ts';

export interface SearchViewProps {
  /** What is searched for; empty before anything is. */
  q: string;
  /** Undefined while nothing is searched for. */
  found: Resource<SearchAnswer> | undefined;
  actions: MedicineActions;
  onSearch: (text: string) => void;
}

/** One field for everything, and what was found: whom to call in danger first, then medicines, tests, services, doctors. */
export function SearchView({ q, found, actions, onSearch }: SearchViewProps) {
  const messages = usePageMessages('search', searchMessages);
  const hindi = useLang() === 'hi-IN';
  const topic = found?.state === 'ready' ? found.data.data.topic : null;
  const title = topic ? (hindi ? topic.title_hi : topic.title) : q && messages.titleFor(q);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={title || messages.start} description={q ? undefined : messages.startText} />
      <SearchBox
        // A new search is a new field: it holds what was searched for.
        key={q}
        action="/search"
        name="q"
        label={messages.search}
        placeholder={messages.placeholder}
        defaultValue={q}
        maxLength={SEARCH_MAX}
        onSubmit={onSearch}
      />
      {found?.state === 'loading' && <MedicineGrid label={messages.medicines} loading count={4} />}
      {found?.state === 'error' && (
        <ErrorState title={messages.failed} offline={found.problem === 'offline'} onRetry={found.retry} />
      )}
      {found?.state === 'ready' && <Found q={q} found={found.data.data} actions={actions} />}
    </div>
  );
}
