import { SEARCH_MAX, TOP_MEDICINES, type MedicineList } from '@doorstep/contract/medicine';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';
import { MedicineGrid } from '@doorstep/ui/medicine/medicine-grid';
import type { Resource } from '../app/resource.ts';
import { app } from '../app/words.ts';
import { cardProps } from '../medicine/card-props.ts';
import type { Shelf } from '../medicine/shelf.ts';
import { usePageWords } from '../words/words.ts';
import { home } from './words.ts';

export interface HomeViewProps {
  top: Resource<MedicineList>;
  shelf: Shelf;
  onSearch: (text: string) => void;
}

export function HomeView({ top, shelf, onSearch }: HomeViewProps) {
  const words = usePageWords('home', home);
  const { blurb } = usePageWords('app', app);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <PageHeader title={words.heading} subtitle={blurb} />
        <SearchBox
          action="/medicines"
          name="search"
          label={words.search}
          placeholder={words.search}
          maxLength={SEARCH_MAX}
          onSubmit={onSearch}
        />
      </div>
      <section aria-labelledby="top-medicines" className="flex flex-col gap-4">
        <h2 id="top-medicines" className="text-heading">
          {words.top}
        </h2>
        <Top top={top} shelf={shelf} />
        <LinkButton href="/medicines" tone="plain" className="self-center">
          {words.all}
        </LinkButton>
      </section>
    </div>
  );
}

function Top({ top, shelf }: Pick<HomeViewProps, 'top' | 'shelf'>) {
  const words = usePageWords('home', home);
  if (top.state === 'loading') return <MedicineGrid label={words.top} loading count={TOP_MEDICINES} six />;
  if (top.state === 'error')
    return <ErrorState title={words.failed} offline={top.problem === 'offline'} onRetry={top.retry} />;
  if (top.data.data.length === 0) return <EmptyState title={words.none} text={words.noneText} />;
  return (
    <MedicineGrid label={words.top} six>
      {top.data.data.slice(0, TOP_MEDICINES).map((one, at) => (
        <MedicineCard key={one.id} {...cardProps(one, shelf)} headingLevel={3} eager={at < 4} />
      ))}
    </MedicineGrid>
  );
}
