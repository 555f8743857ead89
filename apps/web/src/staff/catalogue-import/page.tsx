import type { UndoneImport } from '@doorstep/contract/catalogue.schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { confirmPart } from '../../app/confirm.ts';
import { refused } from '../../app/failure.ts';
import { pageOf } from '../../app/paging.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../catalogue-call.ts';
import { catalogueMessages } from '../catalogue/messages.en.ts';
import { useCatalogueImports } from '../catalogue-data.ts';
import { Gate } from '../gate/gate.tsx';
import { useImport } from './import.ts';
import { ImportView, UndoText } from './view.tsx';

/** A file on its way into the catalogue, and those that came before it. */
function Imports() {
  const messages = usePageMessages('catalogue', catalogueMessages);
  const errors = useErrorMessages();
  const [params] = useSearchParams();
  const page = pageOf(params.get('page'));
  const history = useCatalogueImports(page);
  // What was loaded stays where it cannot be read again.
  const readAgain = () => history.refresh().catch(() => undefined);
  const csv = useImport(() => void readAgain());
  const [asked, setAsked] = useState<{ id: number; undone: UndoneImport }>();
  const [busy, setBusy] = useState(false);
  const failed = (error: unknown) => say('error', refused(error, errors) || messages.undoFailed);

  async function ask(id: number) {
    setBusy(true);
    try {
      const [{ data }] = await Promise.all([
        call('undoImport', { params: { id }, body: { dry_run: true } }),
        confirmPart.load(),
      ]);
      setAsked({ id, undone: data });
    } catch (error) {
      failed(error);
    }
    setBusy(false);
  }
  async function undo(id: number) {
    setBusy(true);
    try {
      const { data } = await call('undoImport', { params: { id }, body: {} });
      say('success', messages.undoDone(data.restored + data.removed));
    } catch (error) {
      failed(error);
    }
    // Before the question closes: the button that opened it goes with the undo.
    await readAgain();
    setAsked(undefined);
    setBusy(false);
  }
  return (
    <>
      <ImportView page={page} csv={csv} history={history} busy={busy} onUndo={(id) => void ask(id)} />
      {asked && (
        <confirmPart.Part
          open
          onOpenChange={(open) => {
            if (!open) setAsked(undefined);
          }}
          title={messages.undoTitle}
          description={<UndoText undone={asked.undone} />}
          confirmLabel={messages.undoConfirm}
          tone="danger"
          busy={busy}
          onConfirm={() => void undo(asked.id)}
        />
      )}
    </>
  );
}
export default function CatalogueImportPage() {
  const messages = usePageMessages('catalogue', catalogueMessages);
  return (
    <Gate forRole="admin" title={messages.importPage}>
      <Imports />
    </Gate>
  );
}
