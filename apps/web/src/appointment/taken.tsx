import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { indianTime } from '@doorstep/ui/messages/days';
import { usePageMessages } from '../messages/messages.ts';
import { OtherTime } from './sorry.tsx';
import { appointmentTakenMessages } from './taken-messages.en.ts';
import type { Wanted } from './wanted.ts';

export interface TakenProps {
  doctor: number;
  /** The next free times. */
  next: readonly string[];
  /** This page at another time. */
  hrefOf: (wanted: Wanted) => string;
}
/** In place of a page whose time is somebody else's, past or not offered: other ones, with what was typed. */
export default function Taken({ doctor, next, hrefOf }: TakenProps) {
  const messages = usePageMessages('appointmentTaken', appointmentTakenMessages);
  return (
    <EmptyState role="alert" headingLevel={1} title={messages.title} description={messages.text}>
      {next.length > 0 && (
        <div className="flex w-full flex-col gap-2">
          <h2 className="text-meta font-strong">{messages.next}</h2>
          <ul aria-label={messages.next} className="flex flex-wrap justify-center gap-2">
            {next.map((slot) => (
              <li key={slot}>
                <LinkButton href={hrefOf({ doctor, slot })} tone="plain">
                  {messages.when(...indianTime(slot))}
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OtherTime doctor={doctor} />
    </EmptyState>
  );
}
