import { planOf, testCategories, TESTS_SHOWN } from '@doorstep/contract/lab';
import type { MedicalTests, TestPackage, TestPackages } from '@doorstep/contract/lab.schema';
import { SEARCH_MAX } from '@doorstep/contract/medicine';
import { toPaise } from '@doorstep/contract/money';
import { labPolicy, store } from '@doorstep/contract/store';
import { ActionBar } from '@doorstep/ui/base/action-bar';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { formatPaise } from '@doorstep/ui/base/price';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { SelectField } from '@doorstep/ui/base/select-field';
import { Tabs } from '@doorstep/ui/base/tabs';
import { PackageCard } from '@doorstep/ui/lab/package-card';
import { TestCard, TestCardSkeleton } from '@doorstep/ui/lab/test-card';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { packagePaise, testPaise } from '../chosen.ts';
import { pricesOf, titleIn } from '../detail/test-in.ts';
import { LIST, testsFor, type LabFilter } from './filter.ts';
import { labListMessages } from './messages.en.ts';

export interface LabListViewProps {
  tests: Resource<MedicalTests>;
  packages: Resource<TestPackages>;
  tab: 'tests' | 'packages';
  filter: LabFilter;
  /** Ids of what is in the cart. */
  inCart: { tests: readonly number[]; packages: readonly number[] };
  /** Whether somebody comes to the patient's place. */
  delivery: ReactNode;
  onTab: (tab: 'tests' | 'packages') => void;
  onFilter: (filter: Partial<LabFilter>) => void;
  onToggleTest: (id: number) => void;
  onTogglePackage: (id: number) => void;
  onCart: () => void;
}
const grid = 'grid grid-cols-1 gap-3 xs:grid-cols-2 md:gap-4 lg:grid-cols-3';

export function LabListView({
  tests,
  packages,
  tab,
  filter,
  inCart,
  delivery,
  onTab,
  onFilter,
  onToggleTest,
  onTogglePackage,
  onCart,
}: LabListViewProps) {
  const messages = usePageMessages('labList', labListMessages),
    { claims } = messages;
  const count = inCart.tests.length + inCart.packages.length;
  const sum =
    (tests.state === 'ready'
      ? tests.data.data.reduce((all, one) => all + (inCart.tests.includes(one.id) ? testPaise(one) : 0), 0)
      : 0) +
    (packages.state === 'ready'
      ? packages.data.data.reduce(
          (all, one) => all + (inCart.packages.includes(one.id) ? packagePaise(one) : 0),
          0,
        )
      : 0);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={messages.title} description={messages.subtitle} />
      <div className="grid gap-4 md:grid-cols-2" data-fold="">
        <ul className="flex flex-wrap self-start gap-x-4 gap-y-2">
          {[
            claims.collection(formatPaise(store.freeDeliveryFromPaise)),
            claims.radius,
            claims.report,
            ...(labPolicy.accredited ? [claims.accredited] : []),
            claims.call,
          ].map((claim) => (
            <li key={claim} className="flex items-center gap-2 text-meta">
              <Icon name="icon-check" className="text-accent-text" />
              <span>{claim}</span>
            </li>
          ))}
        </ul>
        {delivery}
      </div>
      <ActionBar className="justify-end">
        {sum > 0 && (
          <span translate="no" className="text-title font-strong tabular-nums grow md:flex-none">
            {formatPaise(sum)}
          </span>
        )}
        <Button disabled={count === 0} className="grow md:flex-none" onClick={onCart}>
          <Icon name="icon-shopping-cart" />
          <span>{messages.cart(count)}</span>
        </Button>
      </ActionBar>
      <Tabs
        label={messages.tabs}
        value={tab}
        onValueChange={(next) => onTab(next === 'packages' ? 'packages' : 'tests')}
        tabs={[
          {
            value: 'tests',
            label: messages.tests,
            content: (
              <Tests
                tests={tests}
                filter={filter}
                inCart={inCart.tests}
                onFilter={onFilter}
                onToggle={onToggleTest}
              />
            ),
          },
          {
            value: 'packages',
            label: messages.packages,
            content: (
              <Packages
                packages={packages}
                tests={tests}
                inCart={inCart.packages}
                onToggle={onTogglePackage}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function Tests({
  tests,
  filter,
  inCart,
  onFilter,
  onToggle,
}: Pick<LabListViewProps, 'tests' | 'filter' | 'onFilter'> & {
  inCart: readonly number[];
  onToggle: (id: number) => void;
}) {
  const messages = usePageMessages('labList', labListMessages);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-end gap-3 xs:grid-cols-2 md:gap-4">
        <SearchBox
          key={filter.search}
          action={LIST}
          name="search"
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          defaultValue={filter.search}
          maxLength={SEARCH_MAX}
          onSubmit={(search) => onFilter({ search: search.trim() })}
          onClear={() => {
            if (filter.search) onFilter({ search: '' });
          }}
        />
        <SelectField
          label={messages.category}
          value={filter.category}
          onChange={({ currentTarget }) =>
            onFilter({ category: currentTarget.value as LabFilter['category'] })
          }
          options={[
            { value: 'all', label: messages.all },
            ...testCategories.map((category) => ({ value: category, label: messages.categories[category] })),
          ]}
        />
      </div>
      <TestResults tests={tests} filter={filter} inCart={inCart} onFilter={onFilter} onToggle={onToggle} />
    </div>
  );
}
function TestResults({ tests, filter, inCart, onFilter, onToggle }: Parameters<typeof Tests>[0]) {
  const messages = usePageMessages('labList', labListMessages);
  const lang = useLang();
  if (tests.state === 'loading')
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: 6 }, (_, at) => (
          <TestCardSkeleton key={at} />
        ))}
      </div>
    );
  if (tests.state === 'error')
    return <ErrorState title={messages.failed} offline={tests.problem === 'offline'} onRetry={tests.retry} />;
  const found = testsFor(tests.data.data, filter);
  if (found.length === 0)
    return (
      <EmptyState title={messages.nothing(filter.search)} description={messages.nothingText}>
        <LinkButton href={LIST}>{messages.showAll}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p role="status" className="text-meta text-content-muted">
        {messages.found(found.length)}
      </p>
      <ul aria-label={messages.tests} className={grid}>
        {found.slice(0, filter.shown).map((test) => (
          <li key={test.id} className="min-w-0 offscreen-57 ring-room">
            <TestCard
              title={titleIn(lang, test)}
              href={`${LIST}/${test.id}`}
              category={test.category}
              fastingHours={test.fasting_hours}
              reportTime={test.turnaround}
              sex={test.sex}
              {...pricesOf(test)}
              selected={inCart.includes(test.id)}
              onSelectedChange={() => onToggle(test.id)}
            />
          </li>
        ))}
      </ul>
      {found.length > filter.shown && (
        <Button tone="plain" onClick={() => onFilter({ shown: filter.shown + TESTS_SHOWN })}>
          {messages.more}
        </Button>
      )}
    </>
  );
}
function Packages({
  packages,
  tests,
  inCart,
  onToggle,
}: Pick<LabListViewProps, 'packages' | 'tests'> & {
  inCart: readonly number[];
  onToggle: (id: number) => void;
}) {
  const messages = usePageMessages('labList', labListMessages);
  const hindi = useLang() === 'hi-IN';
  if (packages.state === 'loading')
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: 3 }, (_, at) => (
          <TestCardSkeleton key={at} />
        ))}
      </div>
    );
  if (packages.state === 'error')
    return (
      <ErrorState
        title={messages.packagesFailed}
        offline={packages.problem === 'offline'}
        onRetry={packages.retry}
      />
    );
  if (packages.data.data.length === 0)
    return <EmptyState title={messages.noPackages} description={messages.noPackagesText} />;
  /** The longest of its tests; not known while they are not here. */
  const hoursOf = (one: TestPackage) =>
    tests.state === 'ready'
      ? planOf(tests.data.data.filter(({ id }) => one.tests.some((test) => test.id === id))).fasting_hours
      : undefined;
  return (
    <ul aria-label={messages.packages} className={grid}>
      {packages.data.data.map((one) => {
        const paid = packagePaise(one),
          full = toPaise(one.total_price);
        return (
          <li key={one.id} className="min-w-0 offscreen-92 ring-room">
            <PackageCard
              name={hindi ? one.name_hi : one.name}
              description={hindi ? one.description_hi : one.description}
              tests={one.tests.map(({ id, title, title_hi }) => ({
                id,
                title: hindi ? title_hi : title,
                href: `${LIST}/${id}`,
              }))}
              fastingHours={hoursOf(one)}
              pricePaise={paid}
              mrpPaise={paid < full ? full : undefined}
              selected={inCart.includes(one.id)}
              onSelectedChange={() => onToggle(one.id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
