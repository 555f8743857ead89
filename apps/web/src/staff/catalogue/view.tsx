import type { StaffMedicine, StaffMedicines } from '@doorstep/contract/staff.schema';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Pagination } from '@doorstep/ui/base/pagination';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { ImportPanel, type ImportPanelProps } from '@doorstep/ui/staff/import-panel';
import { MedicineEditor, type MedicineFields } from '@doorstep/ui/staff/medicine-editor';
import { hrefOf, pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { deskMessages } from '../desk-messages.en.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import { draftOf, type Kept } from './row-state.ts';

export const catalogueHref = (state: Pick<CatalogueViewProps, 'search' | 'stock' | 'page'>): string =>
  hrefOf('/admin/catalogue', { ...state });

export interface CatalogueViewProps {
  search: string;
  /** Those alone that cannot be had. */
  stock: 'out' | undefined;
  page: number;
  medicines: Resource<StaffMedicines>;
  kept: Readonly<Record<number, Kept>>;
  /** While it is open. */
  importing: ImportPanelProps | false;
  onSearch: (search: string) => void;
  onEdit: (id: number) => void;
  onSave: (medicine: StaffMedicine, wanted: MedicineFields) => void;
  onUndo: (medicine: StaffMedicine, before: MedicineFields) => void;
}

export function CatalogueView({
  search,
  stock,
  page,
  medicines,
  kept,
  importing,
  onSearch,
  onEdit,
  onSave,
  onUndo,
}: CatalogueViewProps) {
  const messages = usePageMessages('staff', staffMessages),
    desk = usePageMessages('desk', deskMessages);
  const hrefFor = (to: number) => catalogueHref({ search, stock, page: to });
  const row = (listed: StaffMedicine) => {
    const { medicine = listed, before, ...state } = kept[listed.id] ?? {};
    return (
      <MedicineEditor
        {...state}
        key={medicine.id}
        name={medicine.name}
        detail={[medicine.code, medicine.pack, medicine.manufacturer].filter(Boolean).join(' · ')}
        value={draftOf(medicine)}
        onEdit={() => onEdit(medicine.id)}
        onSave={(wanted) => onSave(medicine, wanted)}
        onUndo={before && (() => onUndo(medicine, before))}
      />
    );
  };
  return (
    <>
      {importing && <ImportPanel id="import" {...importing} />}
      <SearchBox
        key={search}
        action="/admin/catalogue"
        label={messages.searchCatalogue}
        placeholder={messages.searchCatalogue}
        defaultValue={search}
        onSubmit={onSearch}
        onClear={() => onSearch('')}
      />
      {medicines.state === 'loading' && <DataTableSkeleton />}
      {medicines.state === 'error' && <LoadFailed title={messages.catalogueFailed} failed={medicines} />}
      {medicines.state === 'ready' && (
        <>
          <p role="status" className="text-meta text-content-muted">
            {(stock ? desk.outOnly : messages.medicines)(medicines.data.pagination.total)}
          </p>
          {stock && (
            <LinkButton
              href={catalogueHref({ search, stock: undefined, page: 1 })}
              tone="plain"
              className="self-start"
            >
              {desk.showAll}
            </LinkButton>
          )}
          {medicines.data.data.length > 0 ? (
            <div className="flex flex-col gap-3">{medicines.data.data.map(row)}</div>
          ) : (
            <NothingListed
              page={page}
              firstHref={hrefFor(1)}
              title={messages.noMedicines}
              text={messages.noMedicinesText}
            />
          )}
          <Pagination page={page} pages={pagesOf(medicines.data.pagination)} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}
