import { planOf } from '@doorstep/contract/lab';
import type { OneMedicalTest } from '@doorstep/contract/lab.schema';
import { deliversFree, labPolicy, store } from '@doorstep/contract/store';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { RelatedTests } from '@doorstep/ui/lab/related-tests';
import { TestDetail, TestDetailSkeleton } from '@doorstep/ui/lab/test-detail';
import { TestFacts } from '@doorstep/ui/lab/test-facts';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { labTestMessages } from './messages.en.ts';
import { pricesOf, titleIn } from './test-in.ts';

export interface LabTestViewProps {
  test: Resource<OneMedicalTest>;
  inCart: boolean;
  /** It is being put there. */
  adding: boolean;
  cartCount: number;
  onAdd: () => void;
}

export function LabTestView({ test, inCart, adding, cartCount, onAdd }: LabTestViewProps) {
  const messages = usePageMessages('labTest', labTestMessages);
  const lang = useLang(),
    hindi = lang === 'hi-IN';
  if (test.state === 'loading') return <TestDetailSkeleton />;
  if (test.state === 'error')
    return test.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href="/medical-tests">{messages.back}</LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.failed}
        offline={test.problem === 'offline'}
        onRetry={test.retry}
      >
        <LinkButton href="/medical-tests" tone="plain">
          {messages.back}
        </LinkButton>
      </ErrorState>
    );
  const { data, values, related, packages } = test.data;
  const title = titleIn(lang, data),
    prices = pricesOf(data),
    plan = planOf([data]);
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb
        items={[
          { href: '/', label: messages.home },
          { href: '/medical-tests', label: messages.tests },
          { href: `/medical-tests/${data.id}`, label: title },
        ]}
      />
      <TestDetail
        {...prices}
        title={title}
        category={data.category}
        description={hindi ? data.description_hi : data.description}
        reportTime={data.turnaround}
        freeFromPaise={deliversFree(prices.pricePaise) ? undefined : store.freeDeliveryFromPaise}
        radiusKm={store.radiusKm}
        accredited={labPolicy.accredited}
        inCart={inCart}
        busy={adding}
        cartCount={cartCount}
        cartHref="/medical-tests/booking"
        onAdd={onAdd}
      >
        <TestFacts
          measures={values.map((one) => (hindi ? one.name_hi : one.name))}
          fastingHours={plan.fasting_hours}
          waterOnly={plan.water_only}
          times={plan.times ?? undefined}
          ask={plan.medicines.map((one) => (hindi ? one.text_hi : one.text))}
          sample={hindi ? data.sample_hi : data.sample}
          sex={data.sex}
          minAge={data.min_age}
          maxAge={data.max_age}
          packages={packages.map((one) => (hindi ? one.name_hi : one.name))}
          packagesHref="/medical-tests/packages"
        />
        <RelatedTests
          tests={related.map((one) => {
            const { pricePaise, mrpPaise } = pricesOf(one);
            return {
              href: `/medical-tests/${one.id}`,
              title: titleIn(lang, one),
              reportTime: one.turnaround,
              pricePaise,
              mrpPaise,
            };
          })}
        />
      </TestDetail>
    </div>
  );
}
