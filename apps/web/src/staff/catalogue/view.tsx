import type { StaffMedicine, StaffMedicines } from '@doorstep/contract/staff.schema';
import { Pagination } from '@doorstep/ui/base/pagination';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { ImportPanel, type ImportPanelProps } from '@doorstep/ui/staff/import-panel';
import { MedicineEditor, type MedicineFields } from '@doorstep/ui/staff/medicine-editor';
import { hrefOf, pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import { draftOf, type Kept } from './row-state.ts';

export interface CatalogueViewProps {
  search: string;
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
  page,
  medicines,
  kept,
  importing,
  onSearch,
  onEdit,
  onSave,
  onUndo,
}: CatalogueViewProps) {
  const messages = usePageMessages('staff', staffMessages);
  const hrefFor = (to: number) => hrefOf('/admin/catalogue', { search, page: to });
  const row = (listed: StaffMedicine) => {
    const { medicine = listed, before, ...state } = kept[listed.id] ?? {};
    return (
      <MedicineEditor
        {...state}
        key={medicine.id}
        name={medicine.name}
        detail={[medicine.code, medicine.pack, medicine.manufacturer].filter(Boolean).join(' · ')}
        value={draftOf(medicine)}
        updated={kept[listed.id]?.medicine !== undefined}
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
            {messages.medicines(medicines.data.pagination.total)}
          </p>
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
