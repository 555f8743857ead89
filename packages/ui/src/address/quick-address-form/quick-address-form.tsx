import type { ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { MobileField } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { addressMessages } from '../messages.en.ts';

/** In the order of the form. */
const fields = [
  'title',
  'name',
  'mobile',
  'address_line_1',
  'address_line_2',
  'landmark',
  'pincode',
  'city',
  'state',
  'is_default',
] as const;
export type QuickAddressField = (typeof fields)[number];

export interface QuickAddressFormProps extends FormProps<QuickAddressField> {
  /** Draws 'Cancel'. */
  onCancel?: (() => void) | undefined;
  /** An address that exists: 'Edit Address' and 'Update'. */
  editing?: boolean;
  /** 'Add New Address' unless given; null where a dialog's title stands above it: the form then has neither heading nor frame. */
  heading?: ReactNode;
  /** What the pincode says, said when it comes: 'Ranchi, Jharkhand'. The page fills city and state. */
  pincodePlace?: string | undefined;
  /** Whether we come to this pincode and what that costs, said below the place. */
  reach?: { text: string; far: boolean } | undefined;
}

/** Adds or changes an address where one is needed, without leaving the page. The fields' ids are `${id}-${name}`. */
export function QuickAddressForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  problem,
  onCancel,
  editing = false,
  heading,
  pincodePlace,
  reach,
  id,
  className,
  ...props
}: QuickAddressFormProps) {
  const messages = useMessages('address', addressMessages);
  const { cancel } = useMessages('base', baseMessages);
  const title = editing ? messages.editAddress : messages.addNew;
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  return (
    <form
      noValidate
      data-slot="quick-address-form"
      data-state={busy ? 'busy' : 'idle'}
      {...(heading === null ? { 'aria-label': title } : { 'aria-labelledby': `${formId}-heading` })}
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
          {heading ?? title}
        </h3>
      )}
      <ErrorSummary problems={problems} attempt={attempt} />
      {/* Side by side the boxes stand level, also where one has an error above it. */}
      <div className="grid gap-4 md:grid-cols-2 md:items-end">
        <TextField
          {...field('title')}
          label={messages.title}
          placeholder={messages.titlePlaceholder}
          autoComplete="off"
        />
        <TextField {...field('name')} label={messages.fullName} autoComplete="name" />
        <MobileField {...field('mobile')} label={messages.mobile} />
        <TextField
          {...field('address_line_1')}
          label={messages.line1}
          autoComplete="address-line1"
          className="md:col-span-2"
        />
        <TextField
          {...field('address_line_2')}
          label={messages.line2}
          optional
          autoComplete="address-line2"
          className="md:col-span-2"
        />
        <TextField
          {...field('landmark')}
          label={messages.landmark}
          optional
          autoComplete="off"
          className="md:col-span-2"
        />
        {/* Before city and state, which it fills. */}
        <TextField
          {...field('pincode')}
          label={messages.pincode}
          hint={messages.pincodeHint}
          inputMode="numeric"
          maxLength={6}
          autoComplete="postal-code"
          className="md:col-span-2"
        />
        <TextField {...field('city')} label={messages.city} autoComplete="address-level2" />
        <TextField {...field('state')} label={messages.state} autoComplete="address-level1" />
      </div>
      <div role="status" className="empty:hidden">
        {pincodePlace && <p className="sr-only">{pincodePlace}</p>}
        {reach && (
          <p className={cn('flex gap-1.5 font-medium', reach.far ? 'text-danger-text' : 'text-success-text')}>
            <Icon name={reach.far ? 'icon-circle-alert' : 'icon-circle-check'} className="mt-[0.125em]" />
            {reach.text}
          </p>
        )}
      </div>
      <Checkbox {...field('is_default')} label={messages.setDefault} />
      {problem && <Notice tone="danger">{problem}</Notice>}
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
