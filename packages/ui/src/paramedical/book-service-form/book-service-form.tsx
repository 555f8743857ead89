'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../../base/error-summary/error-summary.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { PageHeader } from '../../base/page-header/page-header.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { ProgressSteps } from '../../base/progress-steps/progress-steps.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { useMessages } from '../../messages/provider.ts';
import { bookServiceFormMessages } from '../book-service-form-messages.en.ts';
import { PriceBreakdown, type PriceBreakdownProps } from '../price-breakdown/price-breakdown.tsx';
import { StepCard } from './step-card.tsx';

export interface BookServiceFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** What is booked: its name and what belongs to it. */
  service: ReactNode;
  /** The saved addresses, or the fields of another one. */
  where: ReactNode;
  /** The pickers of day and time. */
  when: ReactNode;
  /** What is wrong with day and time. */
  whenError?: string | undefined;
  /** The doctor's order, where the service needs one. */
  doctorOrder?: ReactNode;
  /** What the nurse should know. */
  notes: string;
  /** Letters of the notes. */
  notesMaxLength: number;
  /** Gets the notes as they are written. */
  onNotesChange: (notes: string) => void;
  /** How far it is: 0 fills in, 1 asks for the price, 2 says how it is paid, 3 books. */
  step: 0 | 1 | 2 | 3;
  /** What is wrong; focus goes there when `attempt` grows. */
  problems: ErrorSummaryProps['problems'];
  /** Of pressing a button that found something wrong. */
  attempt: number;
  /** What it costs, once that was asked for. */
  price:
    | Pick<PriceBreakdownProps, 'servicePaise' | 'travelPaise' | 'perKmPaise' | 'distanceKm' | 'totalPaise'>
    | undefined;
  /** Something was changed after the price was asked for. */
  cleared: boolean;
  /** What it cost before the price changed, in paise. */
  wasPaise?: number | undefined;
  /** Why there is no price, or no booking. */
  error?: { at: 'price' | 'book'; message: string } | undefined;
  /** The patient has said that they pay at the visit. */
  confirmed: boolean;
  /** What is under way: further presses are ignored. */
  busy?: 'price' | 'book' | undefined;
  /** Asks for the price. */
  onCalculate: () => void;
  /** The patient wants to pay at the visit: the page asks once more. */
  onPay: () => void;
  /** Books it; also before the steps ahead of it are done: the page says which. */
  onBook: () => void;
}

/**
 * Books a visit that is paid at the visit, in four steps on one page. Ids: `${id}-when`, `${id}-notes`, `${id}-calculate`, `${id}-pay`,
 * `${id}-submit`.
 */
export function BookServiceForm({
  service,
  where,
  when,
  whenError,
  doctorOrder,
  notes,
  notesMaxLength,
  onNotesChange,
  step,
  problems,
  attempt,
  price,
  cleared,
  wasPaise,
  error,
  confirmed,
  busy,
  onCalculate,
  onPay,
  onBook,
  id = 'book-service',
  className,
  ...props
}: BookServiceFormProps) {
  const messages = useMessages('bookServiceForm', bookServiceFormMessages);
  const [fill = '', calculate = '', pay = '', book = ''] = messages.steps;
  const total = price && formatPaise(price.totalPaise);
  const wrong = (at: 'price' | 'book') => error?.at === at && <Notice tone="danger">{error.message}</Notice>;
  return (
    <form
      noValidate
      data-slot="book-service-form"
      data-state={busy ? 'busy' : 'idle'}
      id={id}
      aria-label={messages.title}
      {...props}
      // The next step's button is the one that submits: Enter in a field presses it.
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) (price ? (confirmed ? onBook : onPay) : onCalculate)();
      }}
      className={cn('flex flex-col gap-6', className)}
    >
      <PageHeader title={messages.title} description={messages.subtitle} />
      <div className="flex flex-col gap-2">
        <ProgressSteps steps={messages.steps.map((label) => ({ label }))} current={step} />
        <p role="status" className="font-medium">
          {messages.stepNow(messages.steps[step] ?? '')}
        </p>
      </div>
      <ErrorSummary problems={problems} attempt={attempt} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <StepCard id={`${id}-fill`} number={1} title={fill} done={step > 0}>
          {service}
          {where}
          <div
            role="group"
            id={`${id}-when`}
            tabIndex={-1}
            aria-labelledby={`${id}-when-label`}
            aria-describedby={whenError ? `${id}-when-error` : undefined}
            className="flex flex-col gap-3"
          >
            <p id={`${id}-when-label`} className="font-strong">
              {messages.when}
            </p>
            {whenError && <FieldError controlId={`${id}-when`}>{whenError}</FieldError>}
            {when}
          </div>
          {doctorOrder}
          <TextArea
            id={`${id}-notes`}
            label={messages.notes}
            hint={messages.notesHint}
            optional
            maxLength={notesMaxLength}
            value={notes}
            onChange={({ currentTarget }) => onNotesChange(currentTarget.value)}
          />
        </StepCard>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
          <StepCard id={`${id}-price`} number={2} title={calculate} done={step > 1}>
            <p role="status" className="sr-only">
              {total && messages.priceIs(total)}
            </p>
            {!price && !cleared && <p className="text-content-muted">{messages.calculateText}</p>}
            {!price && cleared && <Notice tone="info">{messages.cleared}</Notice>}
            {total && wasPaise !== undefined && (
              <Notice tone="warning">{messages.changed(formatPaise(wasPaise), total)}</Notice>
            )}
            {price && <PriceBreakdown {...price} />}
            {wrong('price')}
            {!price && (
              <Button type="submit" id={`${id}-calculate`} wide busy={busy === 'price'}>
                {busy === 'price' ? messages.calculating : messages.calculate}
              </Button>
            )}
          </StepCard>
          <StepCard id={`${id}-payment`} number={3} title={pay} done={confirmed}>
            <p className="text-content-muted">{total ? messages.payText : messages.payLater}</p>
            {total && confirmed && <Notice tone="success">{messages.confirmed(total)}</Notice>}
            {total && !confirmed && (
              <Button type="submit" id={`${id}-pay`} wide>
                {messages.pay(total)}
              </Button>
            )}
          </StepCard>
          <StepCard id={`${id}-book`} number={4} title={book} done={false}>
            {wrong('book')}
            <Button
              id={`${id}-submit`}
              size="lg"
              wide
              busy={busy === 'book'}
              {...(confirmed ? { type: 'submit' } : { tone: 'plain', onClick: onBook })}
            >
              {busy === 'book' ? messages.booking : messages.book}
            </Button>
          </StepCard>
        </div>
      </div>
    </form>
  );
}
