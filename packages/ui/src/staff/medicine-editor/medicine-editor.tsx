import { useId, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';

/** What is typed, as text: rupees '112.50', packs '40'. */
export interface MedicineFields {
  mrp: string;
  offerPrice: string;
  /** Packs that can still be sold. */
  stock: string;
  prescriptionRequired: boolean;
}
export interface MedicineEditorProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The name as it is shown. */
  name: string;
  /** Code, pack and maker: what tells it from its likes. */
  detail?: string | undefined;
  /** As the shop has it now. What is new in it takes the place of what was typed. */
  value: MedicineFields;
  /** A sentence for each field that is wrong. */
  errors?: { mrp?: string | undefined; offerPrice?: string | undefined; stock?: string | undefined };
  /** What the server refused beside the fields. */
  problem?: string | undefined;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** It was just changed, and can be taken back. */
  updated?: boolean;
  /** Saves what was entered. */
  onSave: (value: MedicineFields) => void;
  /** A field was edited: its sentence goes. */
  onEdit?: () => void;
  /** Takes the last change back. */
  onUndo?: () => void;
}

const FIELDS = ['mrp', 'offerPrice', 'stock', 'prescriptionRequired'] as const;
const differing = (a: MedicineFields, b: MedicineFields) => FIELDS.filter((field) => a[field] !== b[field]);

/** Price, stock and prescription flag of one medicine, changed where they stand. */
export function MedicineEditor({
  name,
  detail,
  value,
  errors,
  problem,
  busy = false,
  updated = false,
  onSave,
  onEdit,
  onUndo,
  id,
  className,
  ...props
}: MedicineEditorProps) {
  const messages = useMessages('staff', staffMessages);
  const own = useId();
  const formId = id ?? own;
  const [draft, setDraft] = useState(value);
  const [base, setBase] = useState(value);
  // The shop has it otherwise now, by this form or another hand: what else was typed stays.
  const fresh = differing(base, value);
  if (fresh.length > 0) {
    setBase(value);
    setDraft({ ...draft, ...Object.fromEntries(fresh.map((field) => [field, value[field]])) });
  }
  const changed = differing(draft, value).length > 0;
  const edit = (change: Partial<MedicineFields>) => {
    setDraft({ ...draft, ...change });
    onEdit?.();
  };
  const figure = (field: 'mrp' | 'offerPrice' | 'stock', label: string) => (
    <TextField
      id={`${formId}-${field}`}
      label={label}
      inputMode={field === 'stock' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      value={draft[field]}
      error={errors?.[field]}
      onChange={({ currentTarget }) => edit({ [field]: currentTarget.value })}
      className="min-w-0 flex-[1_1_8.5rem]"
    />
  );
  // The button goes away with what it did: focus stays in the row.
  const keepFocus = () => document.getElementById(`${formId}-offerPrice`)?.focus();
  return (
    <form
      noValidate
      data-slot="medicine-editor"
      data-state={busy ? 'busy' : changed ? 'changed' : updated ? 'updated' : 'idle'}
      aria-label={name}
      id={formId}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && changed) onSave(draft);
      }}
      className={cn(
        'flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 md:p-5',
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        <h2 className="text-lead">{name}</h2>
        {value.stock === '0' && (
          <Badge tone="neutral" icon="icon-circle-x">
            {messages.outOfStock}
          </Badge>
        )}
        {detail && <p className="basis-full text-meta text-content-muted">{detail}</p>}
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {figure('offerPrice', messages.offerPrice)}
        {figure('mrp', messages.mrp)}
        {figure('stock', messages.stock)}
        <Checkbox
          label={messages.prescriptionRequired}
          checked={draft.prescriptionRequired}
          onChange={({ currentTarget }) => edit({ prescriptionRequired: currentTarget.checked })}
        />
        <Button
          type="submit"
          tone={changed ? 'accent' : 'plain'}
          busy={busy}
          aria-disabled={!changed || undefined}
          aria-label={messages.saveOf(name)}
        >
          {busy ? messages.saving : messages.save}
        </Button>
      </div>
      <p role="status" className="flex flex-wrap items-center gap-x-4 text-meta empty:hidden">
        {updated && !changed && (
          <>
            <span className="inline-flex items-center gap-1 text-success-text">
              <Icon name="icon-circle-check" />
              {messages.updated}
            </span>
            {onUndo && (
              <button
                type="button"
                aria-label={messages.undoOf(name)}
                onClick={() => {
                  keepFocus();
                  onUndo();
                }}
                className="min-h-target rounded-small font-strong text-accent-text underline underline-offset-4"
              >
                {messages.undo}
              </button>
            )}
          </>
        )}
      </p>
    </form>
  );
}
