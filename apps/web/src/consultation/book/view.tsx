import { VIDEO_MINUTES } from '@doorstep/contract/consultation';
import { AuthRequired } from '@doorstep/ui/account/auth-required';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';
import { OutOfHours } from '@doorstep/ui/consultation/out-of-hours';
import { VideoBookingForm, type VideoBookingFormProps } from '@doorstep/ui/consultation/video-booking-form';
import type { ReactNode } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { emergencyNumbers, hoursAt, isWithin } from '../availability.ts';
import { videoBookMessages } from './messages.en.ts';

const columns = 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]';

/** In place of the page, for a visitor. */
export function LoginFirst({ loginHref }: { loginHref: string }) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  return <AuthRequired description={messages.login} loginHref={loginHref} />;
}

function Otherwise({ now }: { now: string }) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  return (
    <>
      <LinkButton href="/doctors" tone="plain">
        {messages.toDoctors}
      </LinkButton>
      {now && isWithin(hoursAt(now).chat, now) && (
        <LinkButton href="/online-consultation" tone="plain">
          {messages.toChat}
        </LinkButton>
      )}
    </>
  );
}

export interface BookFrameProps {
  /** ISO instant, by the shop's clock; '' before it is known. */
  now: string;
  /** Where one chooses doctor, time and number. */
  children: ReactNode;
}
/** What stands around the choice; after the hours of the day whom to call, and what is open. */
export function BookFrame({ now, children }: BookFrameProps) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  const hours = now ? hoursAt(now).video : undefined;
  if (hours && Date.parse(now) >= Date.parse(hours.to))
    return (
      <OutOfHours kind="video" hours={hours} numbers={emergencyNumbers} headingLevel={1}>
        <Otherwise now={now} />
      </OutOfHours>
    );
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.title} description={messages.subtitle(VIDEO_MINUTES)} />
      <div className={columns}>
        {children}
        <EmergencyCard numbers={emergencyNumbers} tone="quiet" />
      </div>
    </div>
  );
}

export type DetailsViewProps = Omit<VideoBookingFormProps, 'otherwise'>;
/** Doctor, time and number. */
export function DetailsView(props: DetailsViewProps) {
  return <VideoBookingForm {...props} otherwise={<Otherwise now={props.now} />} />;
}
