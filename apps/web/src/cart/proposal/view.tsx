import { CART_NOTE_MAX } from '@doorstep/contract/cart-request';
import type { CartRequestAnswer } from '@doorstep/contract/cart-request.schema';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { TextArea } from '@doorstep/ui/base/text-area';
import { CartLine } from '@doorstep/ui/cart/cart-line';
import { CartSummary } from '@doorstep/ui/cart/cart-summary';
import { indian } from '@doorstep/ui/messages/indian';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { sumsOf, type ShownLine } from '../data.ts';
import { cartProposalMessages } from './messages.en.ts';

export interface ProposalViewProps {
  found: Resource<Pick<CartRequestAnswer, 'data'>>;
  /** A small picture of the prescription. */
  picture: ReactNode;
  /** What was proposed, as the patient has changed it. */
  lines: readonly ShownLine[];
  /** What is typed. */
  note: string;
  busy: boolean;
  /** Why it did not work. */
  problem: string | undefined;
  onNote: (note: string) => void;
  onSend: () => void;
  onQuantityChange: (id: number, quantity: number) => void;
  onConfirm: () => void;
}
export function ProposalView({
  found,
  picture,
  lines,
  note,
  busy,
  problem,
  onNote,
  onSend,
  onQuantityChange,
  onConfirm,
}: ProposalViewProps) {
  const messages = usePageMessages('cartProposal', cartProposalMessages);
  const dayOf = (at: string) => {
    const [weekday, day, month, year] = indian(at);
    return messages.day(weekday, day, month, year);
  };
  const back = (
    <LinkButton href="/prescriptions" tone="plain">
      {messages.toPrescriptions}
    </LinkButton>
  );
  if (found.state === 'error')
    return found.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.missing}>
        {back}
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={messages.loadFailed}
        offline={found.problem === 'offline'}
        onRetry={found.retry}
      />
    );
  if (found.state === 'loading')
    return (
      <div aria-busy className="flex flex-1 flex-col gap-6">
        <PageHeader title={messages.title} />
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <SkeletonText lines={4} />
      </div>
    );
  const { prescription, request } = found.data.data;
  const status = request?.status;
  const form = (label: string, asks = false) => (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend();
      }}
    >
      <TextArea
        id="cart-note"
        label={asks ? messages.answer : messages.note}
        hint={asks ? undefined : messages.noteHint}
        optional={!asks}
        rows={3}
        maxLength={CART_NOTE_MAX}
        value={note}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
      <Button type="submit" busy={busy} className="self-start">
        {label}
      </Button>
    </form>
  );
  const { items, subtotalPaise, savingPaise } = sumsOf(lines);
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.title} actions={back} />
      <div className="flex items-center gap-3">
        {picture}
        <p className="font-strong">{messages.of(dayOf(prescription.uploaded_at))}</p>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {status === 'proposed' ? (
        <>
          <Notice tone="info">{messages.proposed(dayOf(request!.expires_at!))}</Notice>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <section aria-labelledby="lines" className="flex min-w-0 flex-col gap-3">
              <h2 id="lines" className="text-title">
                {messages.lines}
              </h2>
              {lines.map(({ id, ...line }) => (
                <CartLine
                  key={id}
                  {...line}
                  href={`/medicines/${id}`}
                  onQuantityChange={(quantity) => onQuantityChange(id, quantity)}
                />
              ))}
              {items === 0 && <p>{messages.nothingLeft}</p>}
            </section>
            <div className="flex flex-col gap-4">
              <CartSummary
                items={items}
                subtotalPaise={subtotalPaise}
                savingPaise={savingPaise > 0 ? savingPaise : undefined}
              />
              <Button size="lg" wide busy={busy} disabled={items === 0} onClick={onConfirm}>
                {messages.confirm}
              </Button>
            </div>
          </div>
        </>
      ) : (
        <Card className="flex w-full max-w-dialog flex-col gap-4">
          {!status && (
            <>
              <p>{messages.ask}</p>
              {form(messages.send)}
            </>
          )}
          {status === 'sent' && (
            <Notice tone="success" title={messages.sent}>
              <p>{messages.sentText}</p>
              {request!.note && <p className="wrap-anywhere">{messages.wrote(request!.note)}</p>}
            </Notice>
          )}
          {status === 'asked' && (
            <>
              <Notice tone="warning" title={messages.asked}>
                {request!.words}
              </Notice>
              {form(messages.sendAnswer, true)}
            </>
          )}
          {status === 'confirmed' && (
            <>
              <Notice tone="success" title={messages.confirmed} />
              <LinkButton href="/order-step-1" className="self-start">
                {messages.toCart}
              </LinkButton>
              {form(messages.again)}
            </>
          )}
          {status === 'refused' && (
            <>
              <Notice tone="danger" title={messages.refused}>
                {request!.words}
              </Notice>
              {form(messages.again)}
            </>
          )}
          {status === 'expired' && (
            <>
              <Notice tone="warning" title={messages.expired} />
              {form(messages.again)}
            </>
          )}
        </Card>
      )}
    </div>
  );
}
