'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { RadioCards, type RadioCardsProps } from '../../base/radio-cards/radio-cards.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { addressMessages as english } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface AddressOption {
  id: string;
  /** 'Home', 'Office': picks the drawing. */
  title: string;
  name?: string | undefined;
  /** Ten digits. */
  mobile?: string | undefined;
  lines: readonly string[];
  isDefault?: boolean | undefined;
  /** Why it cannot be taken, or what to know: '42.1 km away: we deliver within 30 km'. */
  note?: string | undefined;
  disabled?: boolean | undefined;
}
export interface AddressRadioListProps
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'ref'>, Pick<RadioCardsProps, 'ref'> {
  /** The saved addresses, in this order. */
  addresses: readonly AddressOption[];
  /** An address's id; nothing is chosen for the patient. */
  value?: string | undefined;
  /** Gets the chosen address's id. */
  onValueChange: (id: string) => void;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Name of the radios in the form. */
  name?: string;
  /** The visible name of the group: 'Deliver to' unless given. */
  legend?: string;
  /** Below the list: 'Add a new address'. */
  children?: ReactNode;
}

/** Patients name their addresses in either language. */
export const iconOf = (title: string): IconName =>
  /home|house|घर|मकान/i.test(title)
    ? 'icon-house'
    : /office|work|ऑफ|दफ/i.test(title)
      ? 'icon-building-2'
      : 'icon-map-pin';

/** Saved addresses, one to choose. The radios' ids are `${id}-${address.id}`, so that an ErrorSummary can lead to the first; native attributes go to the fieldset, `className` to the whole. */
export function AddressRadioList({
  addresses,
  value = '',
  legend,
  className,
  children,
  ...props
}: AddressRadioListProps) {
  const messages = useMessages('address', english);
  const options = addresses.map(({ id, title, name, mobile, lines, isDefault, note, disabled }) => ({
    value: id,
    disabled,
    label: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex gap-2 font-strong">
          <Icon name={iconOf(title)} className={disabled ? undefined : 'text-accent-text'} />
          {wrapText(title)}
        </span>
        {isDefault && <Badge>{messages.default}</Badge>}
      </span>
    ),
    description: (
      <span className={cn('flex flex-col pt-1 text-body', !disabled && 'text-content')}>
        {(name || mobile) && (
          <span>
            <span>{`${name}${name && mobile ? ' · ' : ''}`}</span>
            {mobile && (
              <span translate="no" className="inline-block">
                {groupMobile(mobile)}
              </span>
            )}
          </span>
        )}
        <span className="whitespace-pre-line">{lines.join('\n')}</span>
        {note && (
          <span
            className={cn(
              'flex gap-1.5 pt-1 text-meta font-medium',
              disabled ? 'text-danger-text' : 'text-content-muted',
            )}
          >
            <Icon name={disabled ? 'icon-circle-alert' : 'icon-info'} />
            {wrapText(note)}
          </span>
        )}
      </span>
    ),
  }));
  return (
    <div data-slot="address-radio-list" className={cn('flex flex-col gap-3', className)}>
      <RadioCards {...props} legend={legend ?? messages.deliverTo} options={options} value={value} />
      {options.length === 0 && <p className="text-content-muted">{messages.none}</p>}
      {children}
    </div>
  );
}

/** The place of an AddressRadioList that is still loading. */
export function AddressRadioListSkeleton() {
  return (
    <div aria-hidden data-slot="address-radio-list-skeleton" className="flex flex-col gap-3">
      <SkeletonText lines={1} className="-mb-1 w-28" />
      {[1, 2].map((card) => (
        <div
          key={card}
          className="flex items-center gap-3 rounded-card border border-line bg-surface-raised p-4"
        >
          <Skeleton shape="circle" className="size-5.5 flex-none" />
          <div className="flex min-w-0 grow flex-col gap-1">
            <SkeletonText lines={1} className="w-1/3" />
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
