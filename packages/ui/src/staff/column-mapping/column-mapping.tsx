'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { catalogueMessages } from '../catalogue-messages.en.ts';

/** What a file may tell of a medicine, in the order in which it is asked. */
const importFields = [
  'code',
  'name',
  'mrp',
  'offer',
  'stock',
  'available',
  'discontinued',
  'name_hi',
  'composition',
  'strength',
  'form',
  'pack',
  'manufacturer',
  'category',
  'description',
  'prescription',
  'schedule',
  'batch',
  'expiry',
  'hsn',
  'gst',
] as const;
export type ImportField = (typeof importFields)[number];
export interface ColumnMappingProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The file's columns, by their names. */
  columns: readonly string[];
  /** The place of each field's column; a field without one is not in the file. */
  found: Readonly<Partial<Record<ImportField, number>>>;
  /** Gets the field, and the place of its column from now on. */
  onMap: (field: ImportField, column: number | undefined) => void;
}

/** Which column of a file tells what: found by name, and changed by hand. */
export function ColumnMapping({ columns, found, onMap, className, ...props }: ColumnMappingProps) {
  const messages = useMessages('catalogue', catalogueMessages);
  const labels: Record<ImportField, string> = { ...messages.fields, ...messages.mapFields };
  return (
    <fieldset data-slot="column-mapping" {...props} className={cn('flex min-w-0 flex-col gap-4', className)}>
      <legend className="pb-2 text-lead">{messages.mapping}</legend>
      <div className="grid gap-4 md:grid-cols-2 md:items-end">
        {importFields.map((field) => (
          <SelectField
            key={field}
            label={labels[field]}
            placeholder={messages.notInFile}
            options={columns.map((label, at) => ({ value: String(at), label: label || String(at + 1) }))}
            value={found[field] === undefined ? '' : String(found[field])}
            onChange={({ currentTarget }) =>
              onMap(field, currentTarget.value === '' ? undefined : Number(currentTarget.value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
