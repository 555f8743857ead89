'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import type { Hours } from '../availability-banner/availability-banner.tsx';
import { EmergencyCard, type EmergencyNumbers } from '../emergency-card/emergency-card.tsx';
import { hubMessages } from '../hub-messages.en.ts';

export interface OutOfHoursProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is closed. */
  kind: 'chat' | 'video';
  /** When it is open. */
  hours: Hours;
  /** Whom to call where one cannot wait. */
  numbers: EmergencyNumbers;
  /** What one can do until then: links to what is open. */
  children?: ReactNode;
  /** 1 where this is the whole page. */
  headingLevel?: 1 | 2;
}

/** Nobody answers now: when they do again, whom to call meanwhile, and what else is open. It needs no line. */
export function OutOfHours({
  kind,
  hours,
  numbers,
  headingLevel = 2,
  className,
  children,
  ...props
}: OutOfHoursProps) {
  const messages = useMessages('hub', hubMessages);
  const Heading = `h${headingLevel}` as const;
  const from = messages.time(indian(hours.from)[4]);
  return (
    <section data-slot="out-of-hours" {...props} className={cn('flex flex-col gap-4', className)}>
      <Heading tabIndex={headingLevel === 1 ? -1 : undefined} className="text-title wrap-anywhere">
        {kind === 'chat' ? messages.outTitleChat : messages.outTitleVideo}
      </Heading>
      <p>{kind === 'chat' ? messages.chatClosed(from) : messages.videoClosed(from)}</p>
      <p className="text-content-muted">{messages.outText}</p>
      <EmergencyCard numbers={numbers} tone="quiet" headingLevel={headingLevel === 1 ? 2 : 3} />
      {children && (
        <div className="flex flex-col gap-2">
          <p className="font-strong">{messages.meanwhile}</p>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      )}
    </section>
  );
}
