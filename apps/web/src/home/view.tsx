import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import type { ShopCounts } from '@doorstep/contract/search.schema';
import { SEARCH_MAX, TOP_MEDICINES } from '@doorstep/contract/medicine';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { Founders } from '@doorstep/ui/home/founders';
import { HeroCarousel } from '@doorstep/ui/home/hero-carousel';
import { ServicesStrip } from '@doorstep/ui/home/services-strip';
import { MedicineGrid } from '@doorstep/ui/medicine/medicine-grid';
import { Art } from '@doorstep/ui/base/art';
import { doctorMan } from '@doorstep/ui/art/doctor-man';
import { doctorWoman } from '@doorstep/ui/art/doctor-woman';
import { pharmacist } from '@doorstep/ui/art/pharmacist';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import type { Resource } from '../app/resource.ts';
import { MedicineItem, type MedicineActions } from '../medicine/public.ts';
import { PrescriptionDoor } from '../prescription/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { homeMessages } from './messages.en.ts';
import { useSlides } from './use-slides.ts';

export interface HomeViewProps {
  top: Resource<MedicineList>;
  /** Undefined while they are not known. */
  counts: ShopCounts['data'] | undefined;
  /** Slides and services move by themselves. */
  autoplay?: boolean;
  /** What somebody who is logged in sees first. */
  known?: ReactNode;
  /** When something comes to which pincode. */
  delivery?: ReactNode;
  /** What they buy again and again. */
  again?: ReactNode;
  actions: MedicineActions;
  onSearch: (text: string) => void;
}

export function HomeView({
  top,
  counts,
  autoplay = true,
  known,
  delivery,
  again,
  actions,
  onSearch,
}: HomeViewProps) {
  const messages = usePageMessages('home', homeMessages);
  const { slides, services } = useSlides(counts);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <h1 tabIndex={-1} className="sr-only">
          {messages.heading}
        </h1>
        <SearchBox
          action="/search"
          name="q"
          label={messages.search}
          placeholder={messages.search}
          maxLength={SEARCH_MAX}
          onSubmit={onSearch}
        />
        {known}
        <HeroCarousel label={messages.slides} slides={slides} autoplay={autoplay} />
        <PrescriptionDoor />
      </div>
      <ServicesStrip
        title={messages.services}
        services={services}
        autoplay={autoplay}
        className="offscreen-65 ring-room"
        data-fold=""
      />
      {again}
      <section aria-labelledby="top-medicines" className="flex flex-col gap-4 offscreen-335 ring-room">
        <h2 id="top-medicines" className="text-heading">
          {messages.top}
        </h2>
        <Top
          top={top}
          actions={actions}
          more={
            <div className="flex flex-1 flex-col items-center justify-center gap-4 rounded-card text-center md:bg-accent-tint md:p-4">
              <Art scene={pharmacist} className="h-48 max-w-full max-md:hidden" />
              <LinkButton href="/medicines" tone="plain">
                {messages.all}
              </LinkButton>
            </div>
          }
        />
      </section>
      {delivery}
      <FoundersSection services={counts?.services} />
    </div>
  );
}

function FoundersSection({ services }: { services: number | undefined }) {
  const messages = usePageMessages('home', homeMessages);
  const hindi = useLang() === 'hi-IN';
  return (
    <Founders
      className="offscreen-200 ring-room"
      title={messages.founders(brand.name)}
      claim={messages.claim(imprint.foundersYears)}
      founders={imprint.founders.map((one, nth) => ({
        name: hindi ? one.name_hi : one.name,
        role: hindi ? one.role_hi : one.role,
        registration: messages.registration(one.registration),
        portrait: nth === 0 ? doctorMan : doctorWoman,
      }))}
      lists={[
        {
          title: messages.atHome,
          icon: 'icon-house',
          lines: messages.atHomeLines,
          ...(services && { more: { href: '/paramedical', label: messages.allServices(services) } }),
        },
        { title: messages.why(brand.name), icon: 'icon-check', lines: messages.whyLines },
      ]}
    />
  );
}

function Top({ top, actions, more }: Pick<HomeViewProps, 'top' | 'actions'> & { more: ReactNode }) {
  const messages = usePageMessages('home', homeMessages);
  if (top.state === 'loading')
    return <MedicineGrid label={messages.top} loading count={TOP_MEDICINES} more={more} />;
  if (top.state === 'error')
    return <ErrorState title={messages.failed} offline={top.problem === 'offline'} onRetry={top.retry} />;
  if (top.data.data.length === 0) return <EmptyState title={messages.none} description={messages.noneText} />;
  return (
    <MedicineGrid label={messages.top} more={more}>
      {top.data.data.slice(0, TOP_MEDICINES).map((one) => (
        <MedicineItem key={one.id} medicine={one} actions={actions} headingLevel={3} />
      ))}
    </MedicineGrid>
  );
}
