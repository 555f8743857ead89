import type { Booking } from '@doorstep/contract/schedule.schema';
import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import { indian } from '@doorstep/ui/messages/indian';
import { useState, type ReactNode } from 'react';
import { confirmPart } from '../app/confirm.ts';
import { CallError } from '../app/fetcher.ts';
import { refused } from '../app/failure.ts';
import { say } from '../app/toasts.ts';
import { useErrorMessages } from '../messages/errors.ts';
import { usePageMessages } from '../messages/messages.ts';
import { saveFile } from '../order/public.ts';
import { call, target } from './call.ts';
import { indianTimeOf, kindOf, useAskAnew } from './data.ts';
import { bookingMessages as english } from './messages.en.ts';
import { movePart } from './move/part.ts';

/** What is being done with the booking. */
export type BookingBusy = 'move' | 'cancel' | 'calendar' | undefined;
/** What came of the last thing that was done with it: it stays, where a toast would go. */
export type BookingNote = { kind: 'problem'; text: string } | { kind: 'moved'; from: string; to: string };
export interface BookingActs {
  busy: BookingBusy;
  note: BookingNote | undefined;
  on: {
    onMove: () => void;
    onMoveBack: (time: string) => void;
    onCancel: () => void;
    onCalendar: () => void;
  };
}

/** What can be done with a booking, one thing at a time; after each all lists that show it are asked for anew. */
export function useBookingActs(booking: Booking | undefined): BookingActs & { dialog: ReactNode } {
  const messages = usePageMessages('booking', english);
  const errors = useErrorMessages();
  const askAnew = useAskAnew();
  const [busy, setBusy] = useState<BookingBusy>();
  const [note, setNote] = useState<BookingNote>();
  const [asked, setAsked] = useState<'move' | 'cancel'>();

  const when = (iso: string) => messages.when(...indian(iso));
  async function act(
    what: NonNullable<BookingBusy>,
    work: (of: Booking) => Promise<void>,
    failed: string,
  ): Promise<void> {
    if (busy || !booking) return;
    setBusy(what);
    setNote(undefined);
    try {
      await work(booking);
    } catch (error) {
      const status = error instanceof CallError ? error.status : undefined;
      if (status === 401) return;
      const text = refused(error, errors) || (status === 0 ? messages.noAnswer : failed);
      setNote({ kind: 'problem', text });
      // The time went to somebody else, or another tab was here before.
      if (what === 'move' || what === 'cancel') await askAnew().catch(() => {});
    } finally {
      setBusy(undefined);
    }
  }
  const failed = () => say('error', messages.actionFailed);
  const ask = (what: 'move' | 'cancel') => {
    (what === 'move' ? movePart : confirmPart).load().then(() => {
      setNote(undefined);
      setAsked(what);
    }, failed);
  };
  async function move(time: string) {
    await act(
      'move',
      async ({ id, starts_at }) => {
        const { data } = await call('moveBooking', { params: { id }, body: { time } });
        await askAnew();
        setNote({ kind: 'moved', from: indianTimeOf(starts_at), to: indianTimeOf(data.starts_at) });
        setAsked(undefined);
        say('success', messages.moved(when(data.starts_at)));
      },
      messages.actionFailed,
    );
  }
  async function cancel() {
    await act(
      'cancel',
      async ({ id }) => {
        const { data } = await call('cancelBooking', { params: { id } });
        await askAnew();
        const back = data.refunds.reduce((sum, { amount }) => sum + toPaise(amount), 0);
        say('success', back > 0 ? messages.cancelDoneBack(formatPaise(back)) : messages.cancelDone);
      },
      messages.actionFailed,
    );
    setAsked(undefined);
  }
  const kind = booking ? kindOf(booking) : 'visit';
  return {
    busy,
    note,
    on: {
      onMove: () => ask('move'),
      onMoveBack: (time) => void move(time),
      onCancel: () => ask('cancel'),
      onCalendar: () =>
        void act(
          'calendar',
          async ({ id }) => saveFile(target('bookingCalendar', { params: { id } }).path, `${id}.ics`),
          messages.calendarFailed,
        ),
    },
    dialog: booking && (
      <>
        {asked === 'move' && (
          <movePart.Part
            booking={booking}
            busy={busy === 'move'}
            problem={note?.kind === 'problem' ? note.text : undefined}
            onMove={(time) => void move(time)}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'cancel' && (
          <confirmPart.Part
            open
            onOpenChange={() => setAsked(undefined)}
            tone="danger"
            title={messages.cancelAsk[kind]}
            description={`${refundOf(booking, messages)} ${messages.timeGoes(when(booking.starts_at))}`}
            confirmLabel={messages.cancel[kind]}
            cancelLabel={messages.keep}
            busy={busy === 'cancel'}
            onConfirm={() => void cancel()}
          />
        )}
      </>
    ),
  };
}
/** What comes back where it is cancelled now. */
function refundOf({ payment_status, refund_now, total }: Booking, messages: typeof english): string {
  if (payment_status === 'due') return messages.cancelUnpaid;
  const back = formatPaise(toPaise(refund_now));
  return refund_now < total
    ? messages.cancelPart(back, formatPaise(toPaise(total)))
    : messages.cancelAll(back);
}
