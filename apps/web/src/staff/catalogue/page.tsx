import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import { useStaffMedicines } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import { useImport } from './import.ts';
import { catalogueMessages } from './messages.en.ts';
import { catalogueHref, catalogueStateOf, medicineHref, queryOf, type CatalogueState } from './state.ts';
import { CatalogueView } from './view.tsx';

function Catalogue({ importing }: { importing: boolean }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = catalogueStateOf(params);
  const [now] = useState(() => Date.now());
  const medicines = useStaffMedicines(queryOf(state));
  const csv = useImport(() => {
    medicines.refresh().catch(() => {
      /* what was loaded stays */
    });
  });
  return (
    <CatalogueView
      state={state}
      medicines={medicines}
      now={now}
      importing={importing && csv}
      // Another search, filter or order starts again at its first page.
      onState={(next: Partial<CatalogueState>) => {
        void navigate(catalogueHref({ ...state, page: 1, ...next }));
      }}
    />
  );
}
export default function CataloguePage() {
  const messages = usePageMessages('staff', staffMessages),
    words = usePageMessages('catalogue', catalogueMessages);
  const [importing, setImporting] = useState(false);
  return (
    <Gate
      forRole="admin"
      title={messages.catalogue}
      actions={
        <>
          <LinkButton href={medicineHref('new')}>
            <Icon name="icon-plus" />
            {words.add}
          </LinkButton>
          <Button tone="plain" aria-expanded={importing} onClick={() => setImporting(!importing)}>
            <Icon name="icon-upload" />
            {importing ? messages.closeImport : messages.openImport}
          </Button>
        </>
      }
    >
      <Catalogue importing={importing} />
    </Gate>
  );
}
