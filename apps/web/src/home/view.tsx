import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { SEARCH_MAX, TOP_MEDICINES } from '@doorstep/contract/medicine';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';
import { MedicineGrid } from '@doorstep/ui/medicine/medicine-grid';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../app/resource.ts';
import { appMessages } from '../app/messages.en.ts';
import { cardProps, type MedicineActions } from '../medicine/public.ts';
import { PrescriptionDoor } from '../prescription/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { homeMessages } from './messages.en.ts';

export interface HomeViewProps {
  top: Resource<MedicineList>;
  actions: MedicineActions;
  onSearch: (text: string) => void;
}

export function HomeView({ top, actions, onSearch }: HomeViewProps) {
  const messages = usePageMessages('home', homeMessages);
  const { blurb } = usePageMessages('app', appMessages);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <PageHeader title={messages.heading} subtitle={blurb} />
        <SearchBox
          action="/medicines"
          name="search"
          label={messages.search}
          placeholder={messages.search}
          maxLength={SEARCH_MAX}
          onSubmit={onSearch}
        />
        <PrescriptionDoor />
      </div>
      <section aria-labelledby="top-medicines" className="flex flex-col gap-4">
        <h2 id="top-medicines" className="text-heading">
          {messages.top}
        </h2>
        <Top top={top} actions={actions} />
        <LinkButton href="/medicines" tone="plain" className="self-center">
          {messages.all}
        </LinkButton>
      </section>
    </div>
  );
}

function Top({ top, actions }: Pick<HomeViewProps, 'top' | 'actions'>) {
  const lang = useLang();
  const messages = usePageMessages('home', homeMessages);
  if (top.state === 'loading') return <MedicineGrid label={messages.top} loading count={TOP_MEDICINES} six />;
  if (top.state === 'error')
    return <ErrorState title={messages.failed} offline={top.problem === 'offline'} onRetry={top.retry} />;
  if (top.data.data.length === 0) return <EmptyState title={messages.none} text={messages.noneText} />;
  return (
    <MedicineGrid label={messages.top} six>
      {top.data.data.slice(0, TOP_MEDICINES).map((one, at) => (
        <MedicineCard key={one.id} {...cardProps(one, actions, lang)} headingLevel={3} eager={at < 4} />
      ))}
    </MedicineGrid>
  );
}
