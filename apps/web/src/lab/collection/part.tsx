import { getLabBooking } from '@doorstep/contract/lab.routes';
import type { LabReport } from '@doorstep/contract/lab.schema';
import { useState } from 'react';
import { openFile, useShownBlob } from '../../app/file.ts';
import { useOnline } from '../../app/online.ts';
import { answers } from '../../app/use-call.ts';
import type { OwnPartProps } from '../../booking/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { collectionMessages } from './messages.en.ts';
import { CollectionView, type ReportNote } from './view.tsx';

const { useCall } = answers({ getLabBooking });

/** What the page of a booking says of a collection. */
export default function Collection({ booking }: OwnPartProps) {
  const messages = usePageMessages('collection', collectionMessages);
  const whole = useCall('getLabBooking', { params: { id: booking.id } });
  const online = useOnline();
  const [note, setNote] = useState<ReportNote>();
  useShownBlob(note?.href);
  async function open({ id, file }: LabReport) {
    if (note?.state === 'opening') return;
    setNote({ id, state: 'opening' });
    try {
      const href = await openFile(file, messages.opening);
      setNote(href ? { id, state: 'idle', href } : undefined);
    } catch {
      setNote({ id, state: 'failed' });
    }
  }
  return (
    <CollectionView
      booking={booking}
      whole={whole}
      offline={!online}
      note={note}
      onOpen={(report) => void open(report)}
      onPrint={() => print()}
    />
  );
}
