'use client';
import type { ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { groupMobile, MobileField, onlyDigits } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { addressMessages } from '../messages.en.ts';
import { Fold } from './fold.tsx';
import { TitleChoice } from './title-choice.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

/** In the order of the form. */
const fields = [
  'pincode',
  'city',
  'state',
  'address_line_1',
  'address_line_2',
  'landmark',
  'title',
  'name',
  'mobile',
  'is_default',
] as const;
export type QuickAddressField = (typeof fields)[number];
const PINCODE_DIGITS = 6;

export interface QuickAddressFormProps extends FormProps<QuickAddressField> {
  /** What stands in the fields now: those that are filled already are folded, and shown as a line. */
  values: Partial<Record<Exclude<QuickAddressField, 'is_default'>, string>>;
  /** Titles that are a press away. */
  titles: readonly string[];
  /** Gets the title that was pressed; '' for 'Other', whose field then has the name 'title'. */
  onTitleChange: (title: string) => void;
  /** Draws 'Cancel'. */
  onCancel?: (() => void) | undefined;
  /** An address that exists: 'Edit Address' and 'Update'. */
  editing?: boolean;
  /** 'Add New Address' unless given; null where a dialog's title stands above it: the form then has neither heading nor frame. */
  heading?: ReactNode;
  /** Nobody knows the pincode: city and state are asked for. Otherwise the page fills them. */
  placeUnknown?: boolean;
  /** Whether we come to this pincode and what that costs, said below the place. */
  reach?: { text: string; far: boolean } | undefined;
  /** Where else the name is written. */
  nameHint?: string | undefined;
}

/** Adds or changes an address where one is needed, without leaving the page; what is known already is not asked again. The fields' ids are `${id}-${name}`. */
export function QuickAddressForm({
  register,
  errors,
  values,
  titles,
  onTitleChange,
  onSubmit,
  attempt,
  busy = false,
  error,
  onCancel,
  editing = false,
  heading,
  placeUnknown = false,
  reach,
  nameHint,
  id,
  className,
  ...props
}: QuickAddressFormProps) {
  const messages = useMessages('address', addressMessages);
  const { cancel } = useMessages('base', baseMessages);
  const formTitle = editing ? messages.editAddress : messages.addNew;
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  const now = (name: keyof typeof values) => values[name] ?? '';
  const wrong = (...names: QuickAddressField[]) => names.some((name) => errors[name]?.message);
  const place = [now('city'), now('state')].filter(Boolean).join(', ');
  const pincode = field('pincode');
  return (
    <form
      noValidate
      data-slot="quick-address-form"
      data-state={busy ? 'busy' : 'idle'}
      {...(heading === null ? { 'aria-label': formTitle } : { 'aria-labelledby': `${formId}-heading` })}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn(
        'flex flex-col gap-4',
        heading !== null && 'rounded-card border border-line bg-surface-raised p-4 md:p-5',
        className,
      )}
    >
      {heading !== null && (
        <h3 id={`${formId}-heading`} className="text-title">
          {heading ?? formTitle}
        </h3>
      )}
      <ErrorSummary problems={problems} attempt={attempt} />
      {/* First, for it fills city and state. */}
      <TextField
        {...pincode}
        onChange={(event) => {
          const box = event.currentTarget,
            digits = onlyDigits(box.value).slice(0, PINCODE_DIGITS);
          if (digits !== box.value) box.value = digits;
          pincode.onChange?.(event);
        }}
        label={messages.pincode}
        hint={messages.pincodeHint}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <div role="status" className={placeUnknown ? undefined : 'sr-only'}>
        {placeUnknown ? messages.pincodeUnknown : place}
      </div>
      <Fold
        needed={placeUnknown || wrong('city', 'state')}
        line={
          // The status above has said it to readers.
          <span aria-hidden className="wrap-anywhere">
            {place}
          </span>
        }
        action={place && messages.change}
        name={messages.changePlace}
      >
        <TextField {...field('city')} label={messages.city} autoComplete="address-level2" />
        <TextField {...field('state')} label={messages.state} autoComplete="address-level1" />
      </Fold>
      <div role="status" className="empty:hidden">
        {reach && (
          <p className={cn('flex gap-1.5 font-medium', reach.far ? 'text-danger-text' : 'text-success-text')}>
            <Icon name={reach.far ? 'icon-circle-alert' : 'icon-circle-check'} className="mt-[0.125em]" />
            {wrapText(reach.text)}
          </p>
        )}
      </div>
      <TextField
        {...field('address_line_1')}
        label={messages.line1}
        hint={messages.line1Hint}
        autoComplete="address-line1"
      />
      <Fold
        needed={now('address_line_2') !== '' || now('landmark') !== '' || wrong('address_line_2', 'landmark')}
        action={messages.addMore}
      >
        <TextField
          {...field('address_line_2')}
          label={messages.line2}
          optional
          autoComplete="address-line2"
        />
        <TextField {...field('landmark')} label={messages.landmark} optional autoComplete="off" />
      </Fold>
      <TitleChoice
        titles={titles}
        title={now('title')}
        onTitleChange={onTitleChange}
        field={field('title')}
      />
      <Fold
        needed={now('name') === '' || now('mobile') === '' || wrong('name', 'mobile')}
        line={
          <span className="wrap-anywhere">{messages.forWhom(now('name'), groupMobile(now('mobile')))}</span>
        }
        action={messages.change}
        name={messages.changeRecipient}
      >
        <TextField {...field('name')} label={messages.fullName} hint={nameHint} autoComplete="name" />
        <MobileField {...field('mobile')} label={messages.mobile} />
      </Fold>
      <Checkbox {...field('is_default')} label={messages.setDefault} />
      {error && <Notice tone="danger">{error}</Notice>}
      <div className="flex flex-wrap gap-3 *:min-w-[min(100%,--spacing(32))] *:max-md:flex-1">
        <Button type="submit" busy={busy}>
          {busy ? messages.saving : editing ? messages.update : messages.save}
        </Button>
        {onCancel && (
          <Button tone="plain" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
