import { visitHours } from '@doorstep/contract/paramedical';
import type { HomeService } from '@doorstep/contract/paramedical.schema';
import { store } from '@doorstep/contract/store';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { KeepReadyList } from '@doorstep/ui/paramedical/keep-ready-list';
import { ServiceDetail, ServiceDetailSkeleton } from '@doorstep/ui/paramedical/service-detail';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { pricesOf, serviceIn } from '../service-in.ts';
import { homeServiceMessages } from '../service-messages.en.ts';
import { ServiceMissing } from '../service-missing.tsx';

export interface ServiceDetailViewProps {
  service: Resource<{ data: HomeService }>;
  /** Undefined where nothing prints. */
  onPrint: (() => void) | undefined;
}

export function ServiceDetailView({ service, onPrint }: ServiceDetailViewProps) {
  const messages = usePageMessages('homeService', homeServiceMessages);
  const lang = useLang();
  if (service.state === 'loading') return <ServiceDetailSkeleton />;
  if (service.state === 'error') return <ServiceMissing service={service} />;
  const { data } = service.data;
  const { keepReady, ...shown } = serviceIn(lang, data);
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb
        items={[
          { href: '/', label: messages.home },
          { href: '/paramedical', label: messages.title },
          { href: `/paramedical/${data.id}`, label: shown.name },
        ]}
      />
      <ServiceDetail
        {...shown}
        {...pricesOf(data)}
        image={data.image}
        hours={data.around_the_clock ? undefined : visitHours}
        minutes={data.minutes}
        orderNeeded={data.needs_order}
        serviceId={data.id}
        bookHref={`/paramedical/book/${data.id}`}
        payAtVisitHref={`/paramedical/${data.id}/checkout`}
        perKmPaise={store.feePerKmPaise}
      >
        <KeepReadyList items={keepReady} onPrint={onPrint} />
      </ServiceDetail>
    </div>
  );
}
