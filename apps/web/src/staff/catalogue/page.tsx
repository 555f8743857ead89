import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageMessages } from '../../messages/messages.ts';
import { target } from '../catalogue-call.ts';
import { useStaffMedicines } from '../catalogue-data.ts';
import { Gate } from '../gate/gate.tsx';
import { staffMessages } from '../messages.en.ts';
import { useCsv } from '../use-csv.ts';
import { useBulk } from './bulk.ts';
import { catalogueMessages } from './messages.en.ts';
import {
  catalogueHref,
  catalogueStateOf,
  filterOf,
  medicineHref,
  queryOf,
  type CatalogueState,
} from './state.ts';
import { CatalogueView } from './view.tsx';

const NONE: ReadonlySet<number> = new Set();

function Catalogue() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state = catalogueStateOf(params);
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState(NONE);
  /** The panel is open for what is chosen, or for all that the filter finds. */
  const [changing, setChanging] = useState<'chosen' | 'all'>();
  const medicines = useStaffMedicines(queryOf(state));
  const readAgain = () => {
    medicines.refresh().catch(() => {
      /* what was loaded stays */
    });
  };
  const csv = useCsv(
    target('exportCatalogue', { query: { ...filterOf(state), ...(state.sort && { sort: state.sort }) } })
      .path,
    'catalogue.csv',
  );
  const bulk = useBulk(changing === 'chosen' ? { ids: [...chosen] } : { filter: filterOf(state) }, readAgain);
  return (
    <CatalogueView
      state={state}
      medicines={medicines}
      now={now}
      chosen={chosen}
      changing={changing}
      bulk={bulk}
      downloading={csv.busy}
      // Another search, filter or order starts again at its first page.
      onState={(next: Partial<CatalogueState>) => {
        setChanging(undefined);
        // Of two that come in a row the first may not be drawn yet: the address knows it.
        const last = catalogueStateOf(new URLSearchParams(location.search));
        void navigate(catalogueHref({ ...last, page: 1, ...next }));
      }}
      onChoose={(id, on) => {
        const next = new Set(chosen);
        if (on) next.add(id);
        else next.delete(id);
        setChosen(next);
        if (changing === 'chosen') setChanging(undefined);
      }}
      onChooseNone={() => {
        setChosen(NONE);
        if (changing === 'chosen') setChanging(undefined);
      }}
      onChange={(wanted) => {
        bulk.onEdit();
        setChanging(wanted);
      }}
      onDownload={csv.download}
    />
  );
}
export default function CataloguePage() {
  const messages = usePageMessages('staff', staffMessages),
    words = usePageMessages('catalogue', catalogueMessages);
  return (
    <Gate
      forRole="admin"
      title={messages.catalogue}
      actions={
        <>
          <LinkButton href={medicineHref('new')}>
            <Icon name="icon-plus" />
            <span>{words.add}</span>
          </LinkButton>
          <LinkButton href="/admin/catalogue/import" tone="plain">
            <Icon name="icon-upload" />
            <span>{messages.openImport}</span>
          </LinkButton>
        </>
      }
    >
      <Catalogue />
    </Gate>
  );
}
