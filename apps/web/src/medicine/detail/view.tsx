import { store } from '@doorstep/contract/store';
import { toPaise } from '@doorstep/contract/money';
import type { Medicine, MedicineDetail as Detail } from '@doorstep/contract/medicine';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { MedicineCard } from '@doorstep/ui/medicine/medicine-card';
import { MedicineDetail, MedicineDetailSkeleton } from '@doorstep/ui/medicine/medicine-detail';
import { RelatedMedicines } from '@doorstep/ui/medicine/related-medicines';
import type { Resource } from '../../app/resource.ts';
import { usePageWords } from '../../words/words.ts';
import { cardProps } from '../card-props.ts';
import type { Shelf } from '../shelf.ts';
import { medicine } from '../words.ts';

export interface MedicineDetailViewProps {
  detail: Resource<Detail>;
  shelf: Shelf;
}

export function MedicineDetailView({ detail, shelf }: MedicineDetailViewProps) {
  const words = usePageWords('medicine', medicine);
  if (detail.state === 'loading') return <MedicineDetailSkeleton />;
  if (detail.state === 'error') {
    return detail.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={words.notFound} text={words.notFoundNext}>
        <LinkButton href="/medicines">{words.medicines}</LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={words.detailFailed}
        offline={detail.problem === 'offline'}
        onRetry={detail.retry}
      />
    );
  }
  const { data, alternatives, related } = detail.data;
  const cheaper = alternatives.filter(
    (one) => one.unit_price !== null && data.unit_price !== null && one.unit_price < data.unit_price,
  );
  const cards = (list: Medicine[]) =>
    list.map((one) => <MedicineCard key={one.id} {...cardProps(one, shelf)} headingLevel={3} />);
  const { href: _, ...shown } = cardProps(data, shelf);
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <Breadcrumb
          items={[
            { href: '/', label: words.home },
            { href: '/medicines', label: words.medicines },
            { href: `/medicines/${data.id}`, label: data.name },
          ]}
        />
        <MedicineDetail
          {...shown}
          description={data.description}
          reviewCount={data.review_count}
          unitPricePaise={data.unit_price === null ? undefined : toPaise(data.unit_price)}
          unit={data.unit ?? undefined}
          returnDays={store.returnDays}
        />
      </div>
      {cheaper.length > 0 && <RelatedMedicines title={words.cheaper}>{cards(cheaper)}</RelatedMedicines>}
      {related.length > 0 && <RelatedMedicines allHref="/medicines">{cards(related)}</RelatedMedicines>}
    </div>
  );
}
