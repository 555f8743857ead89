import type { Doctors } from '@doorstep/contract/appointment.schema';
import { spokenIn } from '@doorstep/contract/spoken-languages';
import { DoctorCard, DoctorCardSkeleton } from '@doorstep/ui/appointment/doctor-card';
import { DoctorFilters, type DoctorFilter } from '@doorstep/ui/appointment/doctor-filters';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { doctorProps, specialtyIn } from '../doctor-props.ts';
import { fitting } from './filter.ts';
import { doctorListMessages } from './messages.en.ts';

export interface DoctorListViewProps {
  doctors: Resource<Doctors>;
  filter: DoctorFilter;
  /** Of this page, which has two. */
  path: string;
  onFilterChange: (filter: DoctorFilter) => void;
}
const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3';

/** The doctors whom one can visit by appointment. */
export function DoctorListView({ doctors, filter, path, onFilterChange }: DoctorListViewProps) {
  const messages = usePageMessages('doctorList', doctorListMessages);
  const lang = useLang();
  if (doctors.state === 'error')
    return (
      <ErrorState
        headingLevel={1}
        title={messages.failed}
        offline={doctors.problem === 'offline'}
        onRetry={doctors.retry}
      />
    );
  if (doctors.state === 'loading')
    return (
      <div aria-busy className="flex flex-col gap-6">
        <PageHeader title={messages.title} description={messages.indianTime} />
        <div className={grid}>
          {Array.from({ length: 6 }, (_, at) => (
            <DoctorCardSkeleton key={at} />
          ))}
        </div>
      </div>
    );
  const all = doctors.data.data;
  if (all.length === 0)
    return (
      <EmptyState headingLevel={1} title={messages.none} description={messages.noneText}>
        <LinkButton href="/">{messages.home}</LinkButton>
      </EmptyState>
    );
  const found = fitting(all, filter);
  const specialties = new Map(all.map((one) => [one.specialty, specialtyIn(lang, one)]));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={messages.title} description={messages.indianTime} />
      <DoctorFilters
        action={path}
        filter={filter}
        specialties={Array.from(specialties, ([value, label]) => ({ value, label })).toSorted((one, other) =>
          one.label < other.label ? -1 : 1,
        )}
        languages={[...new Set(all.flatMap(({ languages }) => languages))].map((value) => ({
          value,
          label: spokenIn(lang, [value])[0]!,
        }))}
        onFilterChange={onFilterChange}
        data-fold=""
      />
      <p role="status" className="text-meta text-content-muted">
        {messages.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState title={messages.noMatch} description={messages.noMatchText}>
          <LinkButton href={path}>{messages.all}</LinkButton>
        </EmptyState>
      ) : (
        <ul aria-label={messages.title} className={grid}>
          {found.map((one) => (
            <li key={one.id} className="offscreen-67 ring-room">
              <DoctorCard {...doctorProps(one, lang)} href={`/doctor/${one.id}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
