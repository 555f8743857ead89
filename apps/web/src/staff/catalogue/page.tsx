import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { SEARCH_MAX } from '@doorstep/contract/medicine';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageOf } from '../../app/paging.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useStaffMedicines } from '../data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import { useImport } from './import.ts';
import { useCatalogueAdmin } from './catalogue-admin.ts';
import { catalogueHref, CatalogueView } from './view.tsx';

function Catalogue({ importing }: { importing: boolean }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = [...(params.get('search') ?? '').normalize('NFC').trim()].slice(0, SEARCH_MAX).join(''),
    page = pageOf(params.get('page'));
  const stock = params.get('stock') === 'out' ? ('out' as const) : undefined;
  const medicines = useStaffMedicines({ page, ...(search && { search }), ...(stock && { stock }) });
  const { rows, edit, save, undo, forget } = useCatalogueAdmin(catalogueHref({ search, stock, page }));
  const csv = useImport(() => {
    medicines.refresh().then(forget, () => {
      /* what was loaded stays, and so does what was changed in it */
    });
  });
  return (
    <CatalogueView
      search={search}
      stock={stock}
      page={page}
      medicines={medicines}
      kept={rows}
      importing={importing && csv}
      onEdit={edit}
      onSave={save}
      onUndo={undo}
      onSearch={(wanted) => {
        void navigate(catalogueHref({ search: wanted.trim(), stock, page: 1 }));
      }}
    />
  );
}
export default function CataloguePage() {
  const messages = usePageMessages('staff', staffMessages);
  const [importing, setImporting] = useState(false);
  return (
    <Gate
      forRole="admin"
      title={messages.catalogue}
      actions={
        <Button tone="plain" aria-expanded={importing} onClick={() => setImporting(!importing)}>
          <Icon name="icon-upload" />
          {importing ? messages.closeImport : messages.openImport}
        </Button>
      }
    >
      <Catalogue importing={importing} />
    </Gate>
  );
}
