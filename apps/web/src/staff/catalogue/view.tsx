import type { StaffMedicine, StaffMedicines } from '@doorstep/contract/catalogue.schema';
import { toPaise } from '@doorstep/contract/money';
import { EXPIRING_DAYS, staffSorts } from '@doorstep/contract/staff';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Pagination } from '@doorstep/ui/base/pagination';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { SelectField } from '@doorstep/ui/base/select-field';
import { BulkPanel, type BulkPanelProps } from '@doorstep/ui/staff/bulk-panel';
import { CatalogueTable, type CatalogueTableMedicine } from '@doorstep/ui/staff/catalogue-table';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { FoldedFilters } from '../folded-filters.tsx';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import { catalogueMessages } from './messages.en.ts';
import { catalogueHref, medicineHref, type CatalogueState } from './state.ts';

export interface CatalogueViewProps {
  state: CatalogueState;
  medicines: Resource<StaffMedicines>;
  /** Milliseconds; what ends soon is told by it. */
  now: number;
  chosen: ReadonlySet<number>;
  /** What the panel of price and stock is open for. */
  changing: 'chosen' | 'all' | undefined;
  bulk: Omit<BulkPanelProps, 'count' | 'onClose'>;
  downloading: boolean;
  onChoose: (id: number, chosen: boolean) => void;
  onChooseNone: () => void;
  onChange: (wanted: 'chosen' | 'all' | undefined) => void;
  onDownload: () => void;
  onState: (next: Partial<CatalogueState>) => void;
}
const INDIA_MS = 19_800_000,
  DAY_MS = 86_400_000;
const dayIn = (now: number, days: number) =>
  new Date(now + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);
const rowOf = (one: StaffMedicine): CatalogueTableMedicine => ({
  id: one.id,
  name: one.name,
  detail: [one.code, one.pack, one.manufacturer].filter(Boolean).join(' · '),
  mrpPaise: toPaise(one.mrp),
  offerPaise: toPaise(one.offer_price),
  stock: one.stock,
  batch: one.batch,
  expiresOn: one.expires_on,
  schedule: one.schedule,
  prescriptionRequired: one.prescription_required,
  archived: one.archived,
});

/** One of a few, or all; what was chosen stands in the URL. */
function Choice<Key extends keyof CatalogueState>({
  label,
  any,
  value,
  labels,
  onChoose,
}: {
  label: string;
  any: string;
  value: CatalogueState[Key];
  labels: Readonly<Record<string, string>>;
  onChoose: (value: CatalogueState[Key]) => void;
}) {
  return (
    <SelectField
      label={label}
      placeholder={any}
      options={Object.entries(labels).map(([key, words]) => ({ value: key, label: words }))}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose((currentTarget.value || undefined) as CatalogueState[Key])}
      className="grow xs:grow-0"
    />
  );
}

/** What can be done with what is listed. */
function Acts({
  state,
  total,
  chosen,
  changing,
  downloading,
  onChooseNone,
  onChange,
  onDownload,
}: CatalogueViewProps & { total: number }) {
  const messages = usePageMessages('staff', staffMessages),
    words = usePageMessages('catalogue', catalogueMessages);
  const which = chosen.size > 0 ? 'chosen' : 'all';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-meta text-content-muted">
        {(state.stock === 'out' ? words.outOnly : messages.medicines)(total)}
      </p>
      {total > 0 && (
        <div className="flex flex-wrap gap-3">
          {chosen.size > 0 && (
            <Button tone="quiet" onClick={onChooseNone}>
              {words.unchoose}
            </Button>
          )}
          <Button
            tone="plain"
            aria-expanded={changing !== undefined}
            onClick={() => onChange(changing ? undefined : which)}
          >
            {chosen.size > 0 ? words.bulkChosen(chosen.size) : words.bulkAll}
          </Button>
          <Button tone="plain" busy={downloading} onClick={onDownload}>
            <Icon name="icon-download" />
            <span>{downloading ? words.downloading : words.download}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

export function CatalogueView(props: CatalogueViewProps) {
  const { state, medicines, now, chosen, changing, bulk, onState, onChoose, onChange } = props;
  const messages = usePageMessages('staff', staffMessages),
    words = usePageMessages('catalogue', catalogueMessages);
  const sorts = Object.fromEntries(
    staffSorts.flatMap((sort) => (sort === 'name-asc' ? [] : [[sort, words.sorts[sort]]])),
  );
  return (
    <>
      <div className="flex flex-col gap-4">
        <SearchBox
          key={state.search}
          action="/admin/catalogue"
          label={words.search}
          placeholder={words.search}
          defaultValue={state.search}
          onSubmit={(search) => onState({ search: search.trim() })}
          onClear={() => onState({ search: '' })}
        />
        <FoldedFilters set={[state.stock, state.prescription, state.show, state.sort].filter(Boolean).length}>
          <div className="flex flex-wrap items-end gap-4 pt-2">
            <Choice<'stock'>
              label={words.filter.stock}
              any={words.any}
              value={state.stock}
              labels={words.stock}
              onChoose={(stock) => onState({ stock })}
            />
            <Choice<'prescription'>
              label={words.filter.prescription}
              any={words.any}
              value={state.prescription}
              labels={words.prescription}
              onChoose={(prescription) => onState({ prescription })}
            />
            <Choice<'show'>
              label={words.filter.show}
              any={words.any}
              value={state.show}
              labels={words.show}
              onChoose={(show) => onState({ show })}
            />
            <Choice<'sort'>
              label={words.filter.sort}
              any={words.byName}
              value={state.sort === 'name-asc' ? undefined : state.sort}
              labels={sorts}
              onChoose={(sort) => onState({ sort })}
            />
          </div>
        </FoldedFilters>
      </div>
      {medicines.state === 'loading' && <DataTableSkeleton />}
      {medicines.state === 'error' && <LoadFailed title={messages.catalogueFailed} failed={medicines} />}
      {medicines.state === 'ready' && (
        <>
          <Acts {...props} total={medicines.data.pagination.total} />
          {changing && (
            <BulkPanel
              key={changing}
              id="bulk"
              {...bulk}
              count={changing === 'chosen' ? chosen.size : medicines.data.pagination.total}
              onClose={() => onChange(undefined)}
            />
          )}
          {medicines.data.data.length > 0 ? (
            <CatalogueTable
              medicines={medicines.data.data.map(rowOf)}
              today={dayIn(now, 0)}
              soon={dayIn(now, EXPIRING_DAYS)}
              hrefFor={medicineHref}
              selected={chosen}
              onSelectedChange={onChoose}
            />
          ) : (
            <NothingListed
              page={state.page}
              firstHref={catalogueHref({ ...state, page: 1 })}
              title={words.none}
              text={words.noneText}
            />
          )}
          <Pagination
            page={state.page}
            pages={pagesOf(medicines.data.pagination)}
            hrefFor={(page) => catalogueHref({ ...state, page })}
          />
        </>
      )}
    </>
  );
}
