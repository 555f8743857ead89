'use client';
import { useId, useState, type ComponentProps, type SubmitEvent } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { catalogueMessages } from '../catalogue-messages.en.ts';
import { Outcome, type BulkPreview } from './outcome.tsx';

export type { BulkPreview };

/** What is typed: '' is no change; figures as text. */
export interface BulkFields {
  price: '' | 'offer_price' | 'mrp' | 'both';
  how: 'percent' | 'amount';
  by: string;
  stock: '' | 'set' | 'add';
  packs: string;
}
export interface BulkPanelProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** How many medicines are meant. */
  count: number;
  /** What would be, or was done. */
  preview?: BulkPreview | undefined;
  /** What is wrong, by field. */
  errors?: { by?: string | undefined; packs?: string | undefined };
  /** What the server refused beside the fields. */
  error?: string | undefined;
  /** Work is under way: presses are ignored. */
  busy?: boolean;
  /** Asks what would be. */
  onPreview: (wanted: BulkFields) => void;
  /** Does what was shown. */
  onApply: () => void;
  /** A field was edited: what was shown goes. */
  onEdit: () => void;
  /** Closes the panel. */
  onClose: () => void;
}
const NONE: NonNullable<BulkPanelProps['errors']> = {};
const NOTHING: BulkFields = { price: '', how: 'percent', by: '', stock: '', packs: '' };
const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Price and stock of many medicines: first shown before and after, then done. */
export function BulkPanel({
  count: meant,
  preview,
  errors = NONE,
  error,
  busy = false,
  onPreview,
  onApply,
  onEdit,
  onClose,
  id,
  className,
  ...props
}: BulkPanelProps) {
  const messages = useMessages('catalogue', catalogueMessages);
  const own = useId();
  const formId = id ?? own;
  const [wanted, setWanted] = useState(NOTHING);
  const edit = (change: Partial<BulkFields>) => {
    setWanted({ ...wanted, ...change });
    onEdit();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onPreview(wanted);
  };
  return (
    <form
      noValidate
      data-slot="bulk-panel"
      data-state={preview?.applied ? 'applied' : preview ? 'previewed' : 'open'}
      aria-labelledby={`${formId}-title`}
      id={formId}
      {...props}
      onSubmit={submit}
      className={cn(
        'flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-5',
        className,
      )}
    >
      <h2 id={`${formId}-title`} className="text-title">
        {messages.bulkTitle(meant)}
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={messages.price}
          placeholder={messages.unchanged}
          options={options(messages.prices)}
          value={wanted.price}
          onChange={({ currentTarget }) => edit({ price: currentTarget.value as BulkFields['price'] })}
          className="grow xs:grow-0"
        />
        {wanted.price && (
          <>
            <SelectField
              label={messages.by}
              options={options(messages.hows)}
              value={wanted.how}
              onChange={({ currentTarget }) => edit({ how: currentTarget.value as BulkFields['how'] })}
              className="grow xs:grow-0"
            />
            <TextField
              label={messages.figure}
              hint={messages.figureHint}
              error={errors.by}
              inputMode="text"
              autoComplete="off"
              value={wanted.by}
              onChange={({ currentTarget }) => edit({ by: currentTarget.value })}
              className="grow xs:grow-0"
            />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={messages.stockChange}
          placeholder={messages.unchanged}
          options={options(messages.stocks)}
          value={wanted.stock}
          onChange={({ currentTarget }) => edit({ stock: currentTarget.value as BulkFields['stock'] })}
          className="grow xs:grow-0"
        />
        {wanted.stock && (
          <TextField
            label={messages.packsField}
            error={errors.packs}
            inputMode="text"
            autoComplete="off"
            value={wanted.packs}
            onChange={({ currentTarget }) => edit({ packs: currentTarget.value })}
            className="grow xs:grow-0"
          />
        )}
      </div>
      {error && <Notice tone="danger">{error}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone={preview ? 'plain' : 'accent'} busy={busy}>
          {busy ? messages.previewing : messages.preview}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
      {preview && <Outcome id={formId} preview={preview} busy={busy} onApply={onApply} />}
    </form>
  );
}
