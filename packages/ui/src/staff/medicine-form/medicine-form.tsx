'use client';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { SelectField } from '../../base/select-field/select-field.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { catalogueMessages } from '../catalogue-messages.en.ts';

/** In the order of the form, by the names of the wire. */
const fields = [
  'code',
  'name',
  'name_hi',
  'composition',
  'strength',
  'form',
  'pack',
  'manufacturer',
  'category',
  'description',
  'mrp',
  'offer_price',
  'gst_rate',
  'hsn',
  'stock',
  'batch',
  'expires_on',
  'schedule',
  'prescription_required',
] as const;
export type MedicineField = (typeof fields)[number];

/** A field that another has changed too: what stands there now, and what was typed here. */
export interface MedicineConflict {
  field: MedicineField;
  theirs: string | boolean;
  mine: string | boolean;
}
/** The least that the law asks of a medicine, by what is in it. */
export interface MedicineLeast {
  schedule: 'none' | 'H' | 'H1';
  prescriptionRequired: boolean;
  /** Selling this medicine here is forbidden. */
  refused: boolean;
  /** Substance that decides; null where the form does (an injection). */
  substance: string | null;
}
export interface MedicineFormProps extends FormProps<MedicineField> {
  /** The medicine that is changed; a new one has none. */
  medicine?: string | undefined;
  /** The least that the law asks of the medicine as it is stored. */
  least?: MedicineLeast | undefined;
  /** What was typed before and not saved stands in the fields. */
  restored?: boolean;
  /** Somebody else has saved meanwhile: what of it differs from what was typed. */
  conflicts?: readonly MedicineConflict[] | undefined;
  /** What was typed goes, and what the shop has comes back. */
  onDiscard: () => void;
  /** What was typed is saved over what the other has saved. */
  onKeepMine: () => void;
}

const short = { inputMode: 'decimal', autoComplete: 'off' } as const;
const shapes = { group: 'flex min-w-0 flex-col gap-4', pair: 'grid gap-4 md:grid-cols-2 md:items-end' };

/** Every field of one medicine. The fields' ids are `${id}-${name}`. */
export function MedicineForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  medicine,
  least,
  restored = false,
  conflicts,
  onDiscard,
  onKeepMine,
  id,
  className,
  ...props
}: MedicineFormProps) {
  const messages = useMessages('catalogue', catalogueMessages);
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  const text = (name: MedicineField, hint?: string) => ({
    ...field(name),
    label: messages.fields[name],
    hint,
    optional: name !== 'code' && name !== 'name' && name !== 'mrp' && medicine === undefined,
  });
  const told = (name: MedicineField, value: string | boolean): string => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    if (name === 'form') return messages.forms[value as keyof typeof messages.forms] ?? value;
    if (name === 'schedule') return messages.schedules[value as keyof typeof messages.schedules] ?? value;
    return value || messages.nothing;
  };
  const options = <Key extends string>(labels: Record<Key, string>) =>
    (Object.entries(labels) as Array<[Key, string]>).map(([value, label]) => ({ value, label }));
  return (
    <form
      noValidate
      data-slot="medicine-form"
      data-state={busy ? 'busy' : 'idle'}
      aria-label={medicine === undefined ? messages.adding : messages.editing(medicine)}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn('flex flex-col gap-6', className)}
    >
      {restored && (
        <Notice tone="info" title={messages.restored}>
          <p>{messages.restoredText}</p>
          <Button tone="plain" onClick={onDiscard}>
            {messages.discard}
          </Button>
        </Notice>
      )}
      <ErrorSummary problems={problems} attempt={attempt} />
      {conflicts && (
        <Notice tone="warning" title={messages.conflict}>
          <ul className="flex flex-col gap-2">
            {conflicts.map(({ field: name, theirs, mine }) => (
              <li key={name} className="flex flex-col">
                <span className="font-strong">{messages.fields[name]}</span>
                <span>{messages.theirs(told(name, theirs))}</span>
                <span>{messages.mine(told(name, mine))}</span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button tone="plain" busy={busy} onClick={onKeepMine}>
              {messages.keepMine}
            </Button>
            <Button tone="plain" onClick={onDiscard}>
              {messages.takeTheirs}
            </Button>
          </div>
        </Notice>
      )}
      <fieldset className={shapes.group}>
        <legend className="pb-2 text-title">{messages.groups.name}</legend>
        <div className={shapes.pair}>
          {medicine === undefined && <TextField {...text('code')} autoComplete="off" />}
          <TextField {...text('name')} autoComplete="off" />
          <TextField {...text('name_hi', messages.hints.name_hi)} lang="hi" autoComplete="off" />
          <TextField {...text('composition', messages.hints.composition)} autoComplete="off" />
          <TextField {...text('strength')} autoComplete="off" />
          <SelectField {...text('form')} options={options(messages.forms)} />
          <TextField {...text('pack', messages.hints.pack)} autoComplete="off" />
          <TextField {...text('manufacturer')} autoComplete="off" />
          <TextField {...text('category')} autoComplete="off" />
        </div>
        <TextArea {...text('description')} rows={3} />
      </fieldset>
      <fieldset className={shapes.group}>
        <legend className="pb-2 text-title">{messages.groups.price}</legend>
        <div className={shapes.pair}>
          <TextField {...text('mrp')} {...short} />
          <TextField {...text('offer_price')} {...short} />
          <TextField {...text('gst_rate')} {...short} />
          <TextField {...text('hsn')} inputMode="numeric" autoComplete="off" />
        </div>
      </fieldset>
      <fieldset className={shapes.group}>
        <legend className="pb-2 text-title">{messages.groups.stock}</legend>
        <div className={shapes.pair}>
          <TextField {...text('stock')} {...short} />
          <TextField {...text('batch')} autoComplete="off" />
          <TextField {...text('expires_on')} type="date" />
        </div>
      </fieldset>
      <fieldset className={shapes.group}>
        <legend className="pb-2 text-title">{messages.groups.law}</legend>
        {least && (least.refused || least.prescriptionRequired) && (
          <Notice
            tone={least.refused ? 'danger' : 'info'}
            title={
              least.substance === null ? messages.least.injection : messages.least.title(least.substance)
            }
          >
            <p>
              {least.refused
                ? messages.least.refused
                : least.schedule === 'none'
                  ? messages.least.prescription
                  : messages.least.schedule(least.schedule)}
            </p>
            {!least.refused && <p>{messages.least.raise}</p>}
          </Notice>
        )}
        <SelectField {...text('schedule', messages.hints.schedule)} options={options(messages.schedules)} />
        <Checkbox {...field('prescription_required')} label={messages.fields.prescription_required} />
      </fieldset>
      {error && <Notice tone="danger">{error}</Notice>}
      <Button type="submit" size="lg" busy={busy} className="self-start">
        {busy ? messages.saving : messages.save}
      </Button>
    </form>
  );
}
