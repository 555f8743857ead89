'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { iconOf } from '../address-radio-list/address-radio-list.tsx';
import { addressMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface AddressCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** 'Home', 'Office': picks the drawing, and names the buttons. */
  title: string;
  /** Who receives there. */
  name?: string | undefined;
  /** Ten digits. */
  mobile?: string | undefined;
  /** The address, a line each. */
  lines: readonly string[];
  /** What stands near it. */
  landmark?: string | undefined;
  /** The one taken without asking. */
  isDefault?: boolean | undefined;
  /** '4.2 km from our pharmacy'; with `far` it says why nothing can be brought there. */
  note?: string | undefined;
  /** It lies out of reach of delivery. */
  far?: boolean;
  /** Its point on the map is known: said so, for degrees tell nobody where it is. */
  onMap?: boolean;
  /** Level of its heading in the outline of the page. */
  headingLevel?: 2 | 3;
  /** Opens the form; without it there is no such button. */
  onEdit?: (() => void) | undefined;
  /** Called when it is to be deleted; without it there is no such button. */
  onDelete?: (() => void) | undefined;
  /** Draws 'Make default' on one that is not. */
  onMakeDefault?: (() => void) | undefined;
  /** Something is being done with it: its buttons wait. */
  busy?: boolean;
}

/** One saved address, with what can be done to it. */
export function AddressCard({
  title,
  name,
  mobile,
  lines,
  landmark,
  isDefault = false,
  note,
  far = false,
  onMap = false,
  headingLevel = 2,
  onEdit,
  onDelete,
  onMakeDefault,
  busy = false,
  className,
  ...props
}: AddressCardProps) {
  const messages = useMessages('address', addressMessages);
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="address-card"
      data-state={busy ? 'busy' : isDefault ? 'default' : 'idle'}
      aria-labelledby={heading}
      {...props}
      className={cn(
        'flex flex-col gap-3 rounded-card border bg-surface-raised p-4 md:p-5',
        isDefault ? 'border-accent-line' : 'border-line',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading id={heading} className="flex min-w-0 gap-2 text-lead wrap-anywhere">
          <Icon name={iconOf(title)} className="mt-[0.075em] text-accent-text" />
          {wrapText(title)}
        </Heading>
        {isDefault && (
          <Badge tone="accent" icon="icon-star-filled">
            {messages.defaultAddress}
          </Badge>
        )}
      </div>
      <div className="flex flex-col gap-1 wrap-anywhere">
        {(name || mobile) && (
          <p className="font-medium">
            <span>{`${name}${name && mobile ? ' · ' : ''}`}</span>
            {mobile && (
              <span translate="no" className="inline-block tabular-nums">
                {groupMobile(mobile)}
              </span>
            )}
          </p>
        )}
        <p className="whitespace-pre-line">{lines.join('\n')}</p>
        {landmark && <p className="text-content-muted">{messages.near(landmark)}</p>}
        {onMap && (
          <p className="flex gap-1.5 text-meta text-content-muted">
            <Icon name="icon-map-pin" className="mt-[0.125em]" />
            <span>{messages.pointSet}</span>
          </p>
        )}
        {note && (
          <p
            className={cn(
              'flex gap-1.5 text-meta font-medium',
              far ? 'text-danger-text' : 'text-content-muted',
            )}
          >
            <Icon name={far ? 'icon-circle-alert' : 'icon-truck'} className="mt-[0.125em]" />
            {wrapText(note)}
          </p>
        )}
      </div>
      {/* At the lower edge, so that the buttons of a row stand level. */}
      <div className="mt-auto flex flex-wrap gap-2 empty:hidden">
        {onEdit && (
          <Button tone="plain" aria-label={messages.editOf(title)} disabled={busy} onClick={onEdit}>
            <Icon name="icon-pencil" />
            <span>{messages.edit}</span>
          </Button>
        )}
        {onDelete && (
          <Button tone="plain" aria-label={messages.deleteOf(title)} disabled={busy} onClick={onDelete}>
            <Icon name="icon-trash" />
            <span>{messages.delete}</span>
          </Button>
        )}
        {onMakeDefault && !isDefault && (
          <Button
            tone="quiet"
            aria-label={messages.makeDefaultOf(title)}
            disabled={busy}
            onClick={onMakeDefault}
          >
            {messages.makeDefault}
          </Button>
        )}
      </div>
    </article>
  );
}

/** The place of an AddressCard that is still loading. */
export function AddressCardSkeleton() {
  return (
    <div
      aria-hidden
      data-slot="address-card-skeleton"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 md:p-5"
    >
      <SkeletonText lines={1} className="w-28 text-lead" />
      <SkeletonText lines={4} />
      <div className="flex flex-wrap gap-2">
        <Skeleton shape="control" className="min-h-control w-28" />
        <Skeleton shape="control" className="min-h-control w-28" />
      </div>
    </div>
  );
}
