import type { Prescription } from '@doorstep/contract/prescription.schema';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useActing } from '../../app/acting.tsx';
import { focusHeading } from '../../app/focus-and-scroll.ts';
import { confirmPart } from '../../app/confirm.ts';
import { CallError } from '../../app/fetcher.ts';
import { openFile, useShownBlob } from '../../app/file.ts';
import { useTitle } from '../../app/head.ts';
import { pageOf } from '../../app/paging.ts';
import { useGuard } from '../../app/personal.ts';
import { refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../call.ts';
import { indianToday, usePrescriptions } from '../data.ts';
import { prescriptionMessages as english } from '../messages.en.ts';
import { FetchedCard } from './fetched-card.tsx';
import { PrescriptionsView, type PrescriptionNote } from './view.tsx';

export default function PrescriptionsPage() {
  const messages = usePageMessages('prescription', english);
  const errors = useErrorMessages();
  useGuard();
  const acting = useActing() !== undefined;
  const [query] = useSearchParams();
  const page = pageOf(query.get('page'));
  const prescriptions = usePrescriptions(page);
  const [asked, setAsked] = useState<Prescription>();
  const [deleting, setDeleting] = useState(false);
  const [opening, setOpening] = useState<string>();
  const [note, setNote] = useState<PrescriptionNote>();
  useShownBlob(note && 'href' in note ? note.href : undefined);
  useTitle(messages.title);

  // Its buttons are gone with it.
  const gone = useRef(false);
  useEffect(() => {
    if (!asked && gone.current) {
      gone.current = false;
      focusHeading();
    }
  }, [asked]);

  async function open({ id, image }: Prescription) {
    if (opening) return;
    setNote(undefined);
    setOpening(id);
    try {
      const href = await openFile(image, messages.opening);
      if (href) setNote({ id, href });
    } catch {
      setNote({ id, problem: messages.openFailed });
    } finally {
      setOpening(undefined);
    }
  }
  async function remove({ id }: Prescription) {
    setDeleting(true);
    setNote(undefined);
    try {
      await call('deletePrescription', { params: { id } }).catch((error: unknown) => {
        // Another tab was first: it is gone, as was asked.
        if (!(error instanceof CallError && error.status === 404)) throw error;
      });
      await prescriptions.refresh();
      gone.current = true;
      say('success', messages.deleted);
    } catch (error) {
      setNote({ id, problem: refused(error, errors) || messages.deleteFailed });
      await prescriptions.refresh().catch(() => {});
    } finally {
      setDeleting(false);
      setAsked(undefined);
    }
  }
  return (
    <>
      <PrescriptionsView
        prescriptions={prescriptions}
        page={page}
        today={indianToday()}
        opening={opening}
        note={note}
        Card={FetchedCard}
        onOpen={(one) => void open(one)}
        onDelete={
          acting
            ? undefined
            : (one) => {
                confirmPart.load().then(
                  () => {
                    setNote(undefined);
                    setAsked(one);
                  },
                  () => setNote({ id: one.id, problem: messages.deleteFailed }),
                );
              }
        }
      />
      {asked && (
        <confirmPart.Part
          open
          onOpenChange={() => setAsked(undefined)}
          tone="danger"
          title={messages.deleteAsk}
          description={messages.deleteText}
          confirmLabel={messages.deleteIt}
          busy={deleting}
          onConfirm={() => void remove(asked)}
        />
      )}
    </>
  );
}
