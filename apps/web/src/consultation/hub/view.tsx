import { Badge } from '@doorstep/ui/base/badge';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { Link } from '@doorstep/ui/base/link';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';
import { HubCard } from '@doorstep/ui/consultation/hub-card';
import { indian } from '@doorstep/ui/messages/indian';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { emergencyNumbers, hoursAt } from '../availability.ts';
import type { Activity } from './activity.ts';
import { hubPageMessages } from './messages.en.ts';

export interface HubViewProps {
  /** Undefined for who is not known. */
  name: string | undefined;
  /** ISO instant, by the shop's clock; '' before it is known. */
  now: string;
  /** A chat of theirs is open. */
  started: boolean;
  /** New messages in chats. */
  unread: number;
  /** The chat is being opened. */
  busy: boolean;
  /** Undefined while nobody is logged in. */
  activity: Resource<readonly Activity[]> | undefined;
  loginHref: string;
  onChat: () => void;
  onVideo: () => void;
}
const icons = {
  chat: 'icon-message-circle',
  video: 'icon-video',
  booking: 'icon-calendar-days',
  prescription: 'icon-file-text',
} as const;

function Latest({ activity, loginHref }: Pick<HubViewProps, 'activity' | 'loginHref'>) {
  const messages = usePageMessages('hubPage', hubPageMessages);
  if (!activity)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{messages.activityLogin}</p>
        <LinkButton href={loginHref} tone="plain">
          {messages.login}
        </LinkButton>
      </div>
    );
  if (activity.state === 'loading') return <Skeleton shape="card" className="h-28" />;
  if (activity.state === 'error')
    return (
      <ErrorState
        title={messages.failed}
        offline={activity.problem === 'offline'}
        onRetry={activity.retry}
        headingLevel={3}
      />
    );
  if (activity.data.length === 0)
    return <EmptyState title={messages.none} description={messages.noneText} headingLevel={3} />;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {activity.data.map((one) => (
        <li key={`${one.kind} ${one.key}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <Icon name={icons[one.kind]} className="text-title text-accent-text" />
          <div className="flex min-w-0 grow basis-48 flex-col wrap-anywhere">
            <Link href={one.href}>{one.title}</Link>
            <span className="text-meta text-content-muted">{messages.when(...indian(one.at))}</span>
          </div>
          {one.unread > 0 && <Badge tone="accent">{messages.unread(one.unread)}</Badge>}
          {one.isOpen !== undefined && (
            <Badge tone={one.isOpen ? 'success' : 'neutral'}>
              {one.isOpen ? messages.open : messages.closed}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Chat and video with a doctor, the hours of both, whom to call in danger, and what happened lately. */
export function HubView({
  name,
  now,
  started,
  unread,
  busy,
  activity,
  loginHref,
  onChat,
  onVideo,
}: HubViewProps) {
  const messages = usePageMessages('hubPage', hubPageMessages);
  const hours = now ? hoursAt(now) : undefined,
    time = (at: string) => messages.time(indian(at)[4]);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={messages.greeting(name ?? messages.patient)}
        description={now ? messages.nowIs(time(now)) : '\u00a0'}
        actions={
          <LinkButton href="/online-consultation" tone="plain">
            {messages.choose}
          </LinkButton>
        }
      />
      <section aria-label={messages.ways} className="grid gap-4 md:grid-cols-2">
        {(['chat', 'video'] as const).map((kind) =>
          hours ? (
            <HubCard
              key={kind}
              kind={kind}
              hours={hours[kind]}
              now={now}
              started={kind === 'chat' && started}
              unread={kind === 'chat' ? unread : 0}
              busy={kind === 'chat' && busy}
              onOpen={kind === 'chat' ? onChat : onVideo}
            />
          ) : (
            <Skeleton key={kind} shape="card" className="h-40" />
          ),
        )}
      </section>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <Card className="flex flex-col gap-3">
          <h2 className="text-title">{messages.activity}</h2>
          <Latest activity={activity} loginHref={loginHref} />
        </Card>
        <div className="flex flex-col gap-4">
          {hours && (
            <Card className="flex flex-col gap-2">
              <h2 className="text-lead">{messages.hours}</h2>
              <dl className="flex flex-col gap-1">
                {(['chat', 'video'] as const).map((kind) => (
                  <div key={kind}>
                    <dt className="font-strong">
                      {kind === 'chat' ? messages.chatHours : messages.videoHours}
                    </dt>
                    <dd>{messages.span(time(hours[kind].from), time(hours[kind].to))}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
          <EmergencyCard numbers={emergencyNumbers} tone="quiet" />
        </div>
      </div>
    </div>
  );
}
