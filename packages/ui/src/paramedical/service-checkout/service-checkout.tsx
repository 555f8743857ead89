'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { ActionBar } from '../../base/action-bar/action-bar.tsx';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../base/error-summary/error-summary.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { useMessages } from '../../messages/provider.ts';
import { VisitSummary } from '../visit-summary/visit-summary.tsx';
import { serviceCheckoutMessages } from '../service-checkout-messages.en.ts';

export interface ServiceCheckoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the service is called. */
  name: string;
  /** What it is. */
  description: string;
  /** Address of the picture; a drawing without one. */
  image?: string | null | undefined;
  /** The service fee, which is all that is paid, in paise. */
  pricePaise: number;
  /** How far from the shop somebody comes. */
  radiusKm: number;
  /** Where the address is chosen. */
  where: ReactNode;
  /** Where the time is chosen. */
  when: ReactNode;
  /** Where the doctor's order is given; nothing where none is needed. */
  order?: ReactNode;
  /** The KeepReadyList. */
  keepReady?: ReactNode;
  /** What the nurse should know. */
  notes: string;
  /** Most characters of it. */
  notesMaxLength: number;
  /** Gets what was written. */
  onNotesChange: (notes: string) => void;
  /** The chosen time, 'YYYY-MM-DDTHH:MM', Indian; '' for none. */
  time: string;
  /** How long the visit lasts. */
  minutes: number;
  /** The chosen address's title. */
  place?: string | undefined;
  /** Leads to where the same visit is booked and paid when the nurse comes. */
  payAtVisitHref: string;
  /** What is missing, with links to it. */
  problems: ErrorSummaryProps['problems'];
  /** How often it was tried: the summary takes the focus anew. */
  attempt: number;
  /** Of the button: 'Pay ₹399.00 & Book Service'. */
  payLabel: string;
  /** It was pressed, and the way to pay is being fetched. */
  busy?: boolean;
  /** Leads to paying, where nothing is missing. */
  onPay: () => void;
}

/** A home visit that is booked and paid: where, when, what the nurse should know, and what it costs. */
export function ServiceCheckout({
  name,
  description,
  image,
  pricePaise,
  radiusKm,
  where,
  when,
  order,
  keepReady,
  notes,
  notesMaxLength,
  onNotesChange,
  time,
  minutes,
  place,
  payAtVisitHref,
  problems,
  attempt,
  payLabel,
  busy = false,
  onPay,
  className,
  ...props
}: ServiceCheckoutProps) {
  const messages = useMessages('serviceCheckout', serviceCheckoutMessages);
  const id = useId();
  const part = (title: string, key: string, content: ReactNode, text?: string) => (
    <section aria-labelledby={`${id}-${key}`} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={`${id}-${key}`} className="text-title">
          {title}
        </h2>
        {text && <p className="max-w-text text-meta text-content-muted">{text}</p>}
      </div>
      {content}
    </section>
  );
  return (
    <div
      data-slot="service-checkout"
      {...props}
      className={cn(
        'flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start',
        className,
      )}
    >
      <div className="flex min-w-0 flex-col gap-8">
        <ErrorSummary problems={problems} attempt={attempt} />
        <section aria-label={messages.service} className="flex gap-3">
          <Picture
            src={image}
            alt=""
            width={80}
            height={80}
            loading="eager"
            fallback="icon-syringe"
            shape="control"
            className="size-20 flex-none"
          />
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-title wrap-anywhere">{name}</h2>
            <p className="max-w-text whitespace-pre-line wrap-anywhere">{description}</p>
          </div>
        </section>
        {part(messages.where, 'where', where, messages.reach(radiusKm))}
        {part(messages.when, 'when', when)}
        {order && part(messages.order, 'order', order, messages.orderText)}
        <TextArea
          optional
          label={messages.notes}
          hint={messages.notesHint}
          value={notes}
          maxLength={notesMaxLength}
          onChange={({ currentTarget }) => onNotesChange(currentTarget.value)}
        />
        {keepReady}
      </div>
      <div className="flex flex-col gap-4 max-md:contents lg:sticky lg:top-6">
        <VisitSummary time={time} minutes={minutes} place={place} pricePaise={pricePaise} />
        <ActionBar>
          <Button size="lg" wide busy={busy} onClick={onPay}>
            {payLabel}
          </Button>
        </ActionBar>
        <LinkButton href={payAtVisitHref} tone="quiet" wide>
          {messages.payAtVisit}
        </LinkButton>
      </div>
    </div>
  );
}
