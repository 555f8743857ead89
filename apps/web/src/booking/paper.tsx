import { paperOf } from '@doorstep/contract/schedule';
import type { Booking } from '@doorstep/contract/schedule.schema';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Notice } from '@doorstep/ui/base/notice';
import { useState } from 'react';
import { usePageMessages } from '../messages/messages.ts';
import { fileName, saveFile } from '../order/public.ts';
import { target } from './call.ts';
import { bookingMessages as english } from './messages.en.ts';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

/** Receipts and slips that are being fetched, by their bookings. */
export interface PaperActs {
  /** Its paper is on its way. */
  fetching: string | undefined;
  /** Its paper could not be fetched. */
  failed: string | undefined;
  onPaper: (id: string) => void;
}
/** Saves the receipt or the slip of a booking, one at a time. */
export function usePaper(): PaperActs {
  const [fetching, setFetching] = useState<string>();
  const [failed, setFailed] = useState<string>();
  async function save(id: string) {
    if (fetching) return;
    setFetching(id);
    setFailed(undefined);
    try {
      await saveFile(target('bookingPaper', { params: { id } }).path, fileName(id));
    } catch {
      setFailed(id);
    }
    setFetching(undefined);
  }
  return { fetching, failed, onPaper: (id) => void save(id) };
}

export interface PaperProps {
  booking: Booking;
  acts: PaperActs;
  /** What is booked, among several of them. */
  of?: string;
}
/** Fetches what there is of a booking: its receipt, or its slip; nothing where there is neither. */
export function Paper({ booking, acts, of }: PaperProps) {
  const messages = usePageMessages('booking', english);
  const kind = paperOf(booking);
  if (!kind) return null;
  const busy = acts.fetching === booking.id,
    label = busy ? messages.paperComes : messages.paper[kind];
  return (
    <>
      {acts.failed === booking.id && (
        <Notice tone="danger" className="w-full">
          {messages.paperFailed[kind]}
        </Notice>
      )}
      <Button
        tone="plain"
        wide={of === undefined}
        busy={busy}
        aria-label={of && `${label}: ${of}`}
        onClick={() => acts.onPaper(booking.id)}
      >
        {!busy && <Icon name="icon-receipt" />}
        {wrapText(label)}
      </Button>
    </>
  );
}
