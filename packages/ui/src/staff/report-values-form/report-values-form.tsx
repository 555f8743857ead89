'use client';
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { reportDeskMessages } from '../report-desk-messages.en.ts';
import { readRows, type EnteredValue, type ReportRow, type RowErrors } from './rows.ts';

export type { EnteredValue, ReportRow } from './rows.ts';
export interface ReportValuesFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What its tests measure, and what was entered before, in this order. */
  rows: readonly ReportRow[];
  /** Rows of one report. */
  maxRows: number;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Why the server refused. */
  error?: string | undefined;
  /** Gets the rows that have a value. */
  onSave: (values: EnteredValue[]) => void;
}
const empty: ReportRow = { code: null, name: '', value: '', unit: '', low: '', high: '' };
const fields = ['name', 'value', 'low', 'high'] as const;

/** The values of a report, row by row, as they stand on the paper. */
export function ReportValuesForm({
  rows: given,
  maxRows,
  busy = false,
  error,
  onSave,
  id,
  className,
  ...props
}: ReportValuesFormProps) {
  const messages = useMessages('reportDesk', reportDeskMessages);
  const own = useId(),
    formId = id ?? own;
  const form = useRef<HTMLFormElement>(null);
  const [rows, setRows] = useState(() => given.map((row, key) => ({ ...row, key })));
  const [errors, setErrors] = useState<readonly RowErrors[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) document.getElementById(`${formId}-${added}-name`)?.focus();
  }, [added, formId]);

  const change = (at: number, field: keyof ReportRow) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setRows((all) => all.map((row, i) => (i === at ? { ...row, [field]: value } : row)));
  };
  function save() {
    const read = readRows(rows, messages.wrong);
    // What was entered before may be emptied; nothing at all was forgotten.
    if (read.values.length === 0 && given.every(({ value }) => value === '') && rows.length > 0)
      read.errors[0] = { value: messages.wrong.nothing, ...read.errors[0] };
    setErrors(read.errors);
    setAttempt(attempt + 1);
    if (read.errors.every((one) => Object.keys(one).length === 0)) onSave(read.values);
  }
  /** As on paper, one goes from value to value; the last leads to the button. */
  function goOn(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])],
      next = inputs.slice(inputs.indexOf(event.currentTarget) + 1).find((one) => one.id.endsWith('-value'));
    (next ?? document.getElementById(`${formId}-save`))?.focus();
  }
  const rowName = (at: number) => {
    const row = rows[at];
    return row?.code == null
      ? messages.written(rows.slice(0, at + 1).filter(({ code }) => code === null).length)
      : row.name;
  };
  const problems = errors.flatMap((row, i) =>
    fields.flatMap((field) => {
      const wrong = row[field];
      if (!wrong) return [];
      const message = wrong === messages.wrong.nothing ? wrong : messages.inRow(rowName(i), wrong);
      return [{ href: `#${formId}-${i}-${field}`, message }];
    }),
  );
  return (
    <form
      ref={form}
      noValidate
      data-slot="report-values-form"
      data-state={busy ? 'busy' : 'idle'}
      aria-label={messages.enter}
      id={formId}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save();
      }}
      className={cn('flex flex-col gap-4', className)}
    >
      <p className="text-content-muted">{messages.enterHint}</p>
      <ErrorSummary problems={problems} attempt={attempt} />
      {rows.map((row, i) => {
        const field = (name: 'name' | 'value' | 'unit' | 'low' | 'high') => ({
          id: `${formId}-${i}-${name}`,
          label: messages[name],
          value: row[name],
          error: name === 'unit' ? undefined : errors[i]?.[name],
          onChange: change(i, name),
          autoComplete: 'off',
          onKeyDown: goOn,
        });
        return (
          <div key={row.key} className="border-t border-line pt-3">
            <fieldset className="flex min-w-0 flex-col gap-2">
              <legend className="pb-2 font-strong wrap-anywhere">{rowName(i)}</legend>
              <div className="grid grid-cols-2 items-end gap-3 md:flex">
                {row.code === null && (
                  <TextField {...field('name')} maxLength={120} className="col-span-2 md:flex-1" />
                )}
                <TextField {...field('value')} inputMode="decimal" className="min-w-0 md:flex-1" />
                <TextField {...field('unit')} maxLength={40} className="min-w-0 md:flex-1" />
                <TextField {...field('low')} inputMode="decimal" className="min-w-0 md:flex-1" />
                <TextField {...field('high')} inputMode="decimal" className="min-w-0 md:flex-1" />
              </div>
            </fieldset>
          </div>
        );
      })}
      {error && <Notice tone="danger">{error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" id={`${formId}-save`} busy={busy}>
          {messages.save}
        </Button>
        {rows.length < maxRows && (
          <Button
            tone="plain"
            onClick={() => {
              setAdded(rows.length);
              setRows([...rows, { ...empty, key: rows.length }]);
            }}
          >
            <Icon name="icon-plus" />
            <span>{messages.add}</span>
          </Button>
        )}
      </div>
    </form>
  );
}
