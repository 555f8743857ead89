import type { StaffMedicine, StaffMedicines } from '@doorstep/contract/staff';
import { Pagination } from '@doorstep/ui/base/pagination';
import { SearchBox } from '@doorstep/ui/base/search-box';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { ImportPanel, type ImportPanelProps } from '@doorstep/ui/staff/import-panel';
import { MedicineUpkeep, type Upkeep } from '@doorstep/ui/staff/medicine-upkeep';
import { hrefOf, pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageWords } from '../../words/words.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staff } from '../words.ts';
import { upkeepOf, type Kept } from './kept.ts';

export interface CatalogueViewProps {
  search: string;
  page: number;
  medicines: Resource<StaffMedicines>;
  kept: Readonly<Record<number, Kept>>;
  /** While it is open. */
  importing: ImportPanelProps | false;
  onSearch: (search: string) => void;
  onEdit: (id: number) => void;
  onSave: (medicine: StaffMedicine, wanted: Upkeep) => void;
  onUndo: (medicine: StaffMedicine, before: Upkeep) => void;
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
  const words = usePageWords('staff', staff);
  const hrefFor = (to: number) => hrefOf('/admin/catalogue', { search, page: to });
  const row = (listed: StaffMedicine) => {
    const { medicine = listed, before, ...state } = kept[listed.id] ?? {};
    return (
      <MedicineUpkeep
        {...state}
        key={medicine.id}
        name={medicine.name}
        detail={[medicine.code, medicine.pack, medicine.manufacturer].filter(Boolean).join(' · ')}
        value={upkeepOf(medicine)}
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
        label={words.searchCatalogue}
        placeholder={words.searchCatalogue}
        defaultValue={search}
        onSubmit={onSearch}
        onClear={() => onSearch('')}
      />
      {medicines.state === 'loading' && <DataTableSkeleton />}
      {medicines.state === 'error' && <LoadFailed title={words.catalogueFailed} failed={medicines} />}
      {medicines.state === 'ready' && (
        <>
          <p role="status" className="text-meta text-content-muted">
            {words.medicines(medicines.data.pagination.total)}
          </p>
          {medicines.data.data.length > 0 ? (
            <div className="flex flex-col gap-3">{medicines.data.data.map(row)}</div>
          ) : (
            <NothingListed
              page={page}
              firstHref={hrefFor(1)}
              title={words.noMedicines}
              text={words.noMedicinesText}
            />
          )}
          <Pagination page={page} pages={pagesOf(medicines.data.pagination)} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}
