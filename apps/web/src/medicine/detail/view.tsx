import type { Medicine, MedicineDetail as Detail } from '@doorstep/contract/medicine.schema';
import { brand } from '@doorstep/contract/brand';
import { othersIn } from '@doorstep/contract/look-alike';
import { store } from '@doorstep/contract/store';
import { toPaise } from '@doorstep/contract/money';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { AlikeNote } from '@doorstep/ui/medicine/alike-note';
import { MedicineLeaflet } from '@doorstep/ui/medicine/medicine-leaflet';
import { MedicineDetail, MedicineDetailSkeleton } from '@doorstep/ui/medicine/medicine-detail';
import { RelatedMedicines } from '@doorstep/ui/medicine/related-medicines';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { cardProps } from '../card-props.ts';
import type { MedicineActions } from '../medicine-actions.ts';
import { MedicineItem } from '../medicine-item.tsx';
import { medicineMessages } from '../messages.en.ts';

export interface MedicineDetailViewProps {
  detail: Resource<Detail>;
  actions: MedicineActions;
  /** When it comes. */
  delivery: ReactNode;
  /** Its record as a list had it: shown until the rest has come. */
  known?: Medicine | undefined;
}

export function MedicineDetailView({ detail, actions, delivery, known }: MedicineDetailViewProps) {
  const messages = usePageMessages('medicine', medicineMessages);
  const lang = useLang();
  const read = lang === 'hi-IN' ? 'hi' : 'en';
  const id = (detail.state === 'ready' ? detail.data.data : known)?.id ?? 0;
  const quantity = actions.quantity.use(id),
    wished = actions.wished.use(id);
  if (detail.state === 'loading' && !known) return <MedicineDetailSkeleton />;
  if (detail.state === 'error') {
    return detail.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundNext}>
        <LinkButton href="/medicines">{messages.medicines}</LinkButton>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.detailFailed}
        offline={detail.problem === 'offline'}
        onRetry={detail.retry}
      />
    );
  }
  const { data, leaflet, alternatives, related } =
    detail.state === 'ready' ? detail.data : { data: known!, leaflet: null, alternatives: [], related: [] };
  const cheaper = alternatives.filter(
    (one) => one.unit_price !== null && data.unit_price !== null && one.unit_price < data.unit_price,
  );
  const cards = (list: Medicine[]) =>
    list.map((one) => <MedicineItem key={one.id} medicine={one} actions={actions} headingLevel={3} />);
  const { href: _, ...shown } = cardProps(data, { ...actions, quantity, wished }, lang);
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <Breadcrumb
          items={[
            { href: '/', label: messages.home },
            { href: '/medicines', label: messages.medicines },
            { href: `/medicines/${data.id}`, label: shown.name },
          ]}
        />
        <MedicineDetail
          {...shown}
          image={data.image_large ?? shown.image}
          note={data.alike && <AlikeNote others={othersIn(lang, data.alike)} />}
          // It is the shop's English: where the leaflet says it in Hindi, that is enough.
          description={
            read === 'hi'
              ? !leaflet && data.description && <span lang="en">{data.description}</span>
              : data.description
          }
          leaflet={
            detail.state === 'loading' ? (
              <SkeletonText lines={5} aria-busy />
            ) : (
              <MedicineLeaflet
                text={leaflet?.[read]}
                swallowed={leaflet?.swallowed}
                phone={brand.phone}
                phoneShown={brand.phoneShown}
              />
            )
          }
          reviewCount={data.review_count}
          unitPricePaise={data.unit_price === null ? undefined : toPaise(data.unit_price)}
          unit={data.unit ?? undefined}
          returnDays={store.returnDays}
          delivery={data.in_stock && delivery}
        />
      </div>
      {cheaper.length > 0 && (
        <RelatedMedicines title={messages.cheaper} className="offscreen-110 ring-room">
          {cards(cheaper)}
        </RelatedMedicines>
      )}
      {related.length > 0 && (
        <RelatedMedicines allHref="/medicines" className="offscreen-340 ring-room">
          {cards(related)}
        </RelatedMedicines>
      )}
    </div>
  );
}
