import { SEARCH_MAX } from '@doorstep/contract/medicine';
import type { HomeServices } from '@doorstep/contract/paramedical.schema';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { ServiceCard, ServiceCardSkeleton } from '@doorstep/ui/paramedical/service-card';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { pricesOf, serviceIn, servicesFor, shortText } from '../service-in.ts';
import { homeServiceMessages } from '../service-messages.en.ts';

export interface ServiceListViewProps {
  services: Resource<HomeServices>;
  /** What is looked for; '' for all. */
  search: string;
  onSearch: (text: string) => void;
}
const LIST = '/paramedical';
const grid = 'grid grid-cols-1 gap-3 xs:grid-cols-2 md:gap-4 lg:grid-cols-3';
/** Pictures that are in sight at once on a desktop. */
const EAGER = 6;

export function ServiceListView({ services, search, onSearch }: ServiceListViewProps) {
  const messages = usePageMessages('homeService', homeServiceMessages);
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={messages.title} description={messages.subtitle} />
      <SearchBox
        key={search}
        action={LIST}
        name="search"
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        defaultValue={search}
        maxLength={SEARCH_MAX}
        onSubmit={onSearch}
        onClear={() => {
          if (search) onSearch('');
        }}
      />
      <Results services={services} search={search} />
    </div>
  );
}

function Results({ services, search }: Pick<ServiceListViewProps, 'services' | 'search'>) {
  const messages = usePageMessages('homeService', homeServiceMessages);
  const lang = useLang();
  if (services.state === 'loading')
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: EAGER }, (_, at) => (
          <ServiceCardSkeleton key={at} />
        ))}
      </div>
    );
  if (services.state === 'error')
    return (
      <ErrorState
        title={messages.listFailed}
        offline={services.problem === 'offline'}
        onRetry={services.retry}
      />
    );
  const { data } = services.data;
  if (data.length === 0) return <EmptyState title={messages.none} description={messages.noneText} />;
  const found = servicesFor(data, search);
  if (found.length === 0)
    return (
      <EmptyState title={messages.nothing(search)} description={messages.nothingText}>
        <LinkButton href={LIST}>{messages.all}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p role="status" className="text-meta text-content-muted">
        {messages.found(found.length)}
      </p>
      <ul aria-label={messages.title} className={grid}>
        {found.map((service, at) => {
          const { name, description } = serviceIn(lang, service);
          return (
            <li key={service.id} className="min-w-0 offscreen-75 ring-room">
              <ServiceCard
                name={name}
                description={shortText(description)}
                href={`${LIST}/${service.id}`}
                image={service.image}
                minutes={service.minutes}
                {...pricesOf(service)}
                eager={at < EAGER}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
