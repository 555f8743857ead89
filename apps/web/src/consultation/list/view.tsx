import type { Doctor, Doctors } from '@doorstep/contract/appointment.schema';
import { toPaise } from '@doorstep/contract/money';
import { namesIn } from '@doorstep/contract/names';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Tabs } from '@doorstep/ui/base/tabs';
import { AvailabilityBanner } from '@doorstep/ui/consultation/availability-banner';
import { HowItWorks } from '@doorstep/ui/consultation/how-it-works';
import { OnlineDoctorCard, OnlineDoctorCardSkeleton } from '@doorstep/ui/consultation/online-doctor-card';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { hoursAt } from '../availability.ts';
import { onlineMessages } from './messages.en.ts';

type Kind = 'chat' | 'video';
export interface OnlineListViewProps {
  doctors: Resource<Doctors>;
  tab: Kind;
  /** ISO instant, by the shop's clock; '' before it is known. */
  now: string;
  /** The chat with this doctor is being opened. */
  starting: number | undefined;
  onTabChange: (tab: Kind) => void;
  onStart: (doctor: Doctor) => void;
}
const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3';

/** The doctors whom one can reach by chat or by video. */
export function OnlineListView({ doctors, tab, now, starting, onTabChange, onStart }: OnlineListViewProps) {
  const messages = usePageMessages('online', onlineMessages);
  const lang = useLang();
  const all = doctors.state === 'ready' ? doctors.data.data : [];
  const listOf = (kind: Kind) =>
    doctors.state === 'error' ? (
      <ErrorState title={messages.failed} offline={doctors.problem === 'offline'} onRetry={doctors.retry} />
    ) : doctors.state === 'loading' ? (
      <div aria-busy className={grid}>
        {Array.from({ length: 6 }, (_, at) => (
          <OnlineDoctorCardSkeleton key={at} />
        ))}
      </div>
    ) : all.length === 0 ? (
      <EmptyState title={messages.none} description={messages.noneText}>
        <LinkButton href="/">{messages.home}</LinkButton>
      </EmptyState>
    ) : (
      <>
        <p role="status" className="text-meta text-content-muted">
          {messages.found(all.filter(({ available }) => available).length, all.length)}
        </p>
        <ul aria-label={messages.doctors} className={grid}>
          {all.map((one) => (
            <li key={one.id} className="offscreen-56 ring-room">
              <OnlineDoctorCard
                name={namesIn(lang, one).name}
                specialty={namesIn(lang, { name: one.specialty, name_hi: one.specialty_hi }).name}
                registrationNo={one.registration_no}
                image={one.profile_image}
                rating={one.rating}
                reviewCount={one.review_count}
                available={one.available}
                feePaise={toPaise(one.consultation_fee)}
                kind={kind}
                busy={kind === 'chat' && one.id === starting}
                href={`/doctor/${one.id}`}
                onStart={() => onStart(one)}
              />
            </li>
          ))}
        </ul>
      </>
    );
  const content = (kind: Kind) => (
    <div className="flex flex-col gap-4">
      <div className="min-h-20 md:min-h-14">
        {now && <AvailabilityBanner kind={kind} hours={hoursAt(now)[kind]} now={now} />}
      </div>
      {listOf(kind)}
    </div>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={messages.title}
        description={messages.subtitle}
        actions={
          <LinkButton href="/PatientDashboard" tone="plain">
            {messages.toHub}
          </LinkButton>
        }
      />
      <Tabs
        label={messages.tabs}
        value={tab}
        onValueChange={(next) => onTabChange(next === 'video' ? 'video' : 'chat')}
        tabs={[
          { value: 'chat', label: messages.chatTab, content: content('chat') },
          { value: 'video', label: messages.videoTab, content: content('video') },
        ]}
      />
      <HowItWorks />
    </div>
  );
}
