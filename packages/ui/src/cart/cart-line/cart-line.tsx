'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { formatPaise, Price } from '../../base/price/price.tsx';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { cartMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface CartLineProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The product's name. */
  name: string;
  /** The name on the pack, where `name` is in another script. */
  packName?: string | undefined;
  /** Where it leads. */
  href: string;
  /** Address of the picture; a drawing without one. */
  image?: string | null | undefined;
  /** Drawn where the picture is missing: the icon of the medicine's form. */
  fallback?: IconName;
  /** Below the name: what it is easily taken for. */
  note?: ReactNode;
  /** 'Strip of 15 tablets'. */
  pack?: string | undefined;
  /** One pack. */
  pricePaise: number;
  /** One pack. */
  mrpPaise?: number | undefined;
  /** How many are in the cart. */
  quantity: number;
  /** The wished quantity; 0 means remove. */
  onQuantityChange: (next: number) => void;
  /** It is sold with a prescription only. */
  prescriptionRequired?: boolean;
  /** It cannot be ordered: no longer sold, or not in stock. All one can do is remove it. */
  unavailable?: 'gone' | 'out-of-stock' | undefined;
  /** Packs that are left, where they are few: no more can be ordered. */
  left?: number | undefined;
  /** Why it cannot be ordered as it stands, and what to do. */
  error?: string | undefined;
  /** What one pack cost when it was put into the cart, where that has changed. */
  changedFromPaise?: number | undefined;
}

const line =
  'relative flex flex-wrap gap-3 rounded-card border border-line bg-surface-raised p-3 md:gap-4 md:p-4';
const picture = 'size-18 flex-none self-start md:size-20';
// Beside the picture; under it where letters are so large that hardly a word would stand there. On phones words above, quantity and price below; from md up all in one row.
const body = 'flex min-w-0 flex-[1_1_11rem] flex-wrap items-center gap-x-4 gap-y-3';
const text =
  'flex min-w-0 basis-full flex-col items-start gap-1 text-meta text-content-muted md:flex-1 md:basis-48';
const action =
  'relative z-1 flex basis-full flex-wrap items-center justify-between gap-x-3 gap-y-2 md:basis-auto md:flex-nowrap';

/** One medicine of the cart. Its name is the one link and covers the line, but not the row of buttons: a press beside them must not lead away. */
export function CartLine({
  name,
  packName,
  href,
  image,
  fallback = 'icon-pill',
  note,
  pack,
  pricePaise,
  mrpPaise,
  quantity,
  onQuantityChange,
  prescriptionRequired = false,
  unavailable,
  left,
  error,
  changedFromPaise,
  className,
  ...props
}: CartLineProps) {
  const messages = useMessages('cart', cartMessages);
  const errorId = useId();
  const wrong = unavailable ? undefined : error;
  const changed = !unavailable && changedFromPaise !== undefined && changedFromPaise !== pricePaise;
  const few = unavailable ? undefined : left;
  const tooMany = few !== undefined && quantity > few;
  const facts = [pack, !unavailable && quantity > 1 && messages.each(formatPaise(pricePaise))]
    .filter(Boolean)
    .join('\u00a0· ');
  return (
    <article
      data-slot="cart-line"
      data-state={
        unavailable ?? (tooMany ? 'too-many' : wrong ? 'error' : changed ? 'price-changed' : 'idle')
      }
      {...props}
      className={cn(line, 'linked-card', className)}
    >
      <Picture
        src={image}
        alt=""
        width={160}
        height={160}
        fallback={fallback}
        shape="control"
        className={picture}
      />
      <div className={body}>
        <div className={text}>
          {/* What is gone has no page any more. */}
          <h3 className="text-lead text-content wrap-anywhere">
            {unavailable === 'gone' ? (
              name
            ) : (
              <Link translate="no" href={href} className="stretched-link">
                {name}
              </Link>
            )}
          </h3>
          {packName && (
            <p lang="en" className="wrap-anywhere">
              {packName}
            </p>
          )}
          {wrapText(note)}
          {facts && <p className="wrap-anywhere">{facts}</p>}
          {prescriptionRequired && !unavailable && (
            <Badge tone="warning" icon="icon-file-text">
              {messages.prescriptionNeeded}
            </Badge>
          )}
          {changed && (
            <p className="flex gap-1.5 font-medium text-info-text">
              <Icon name="icon-info" />
              <span>{messages.priceChanged(formatPaise(changedFromPaise), formatPaise(pricePaise))}</span>
            </p>
          )}
          {few !== undefined && (
            <p className={cn('flex gap-1.5 font-medium', tooMany ? 'text-danger-text' : 'text-info-text')}>
              <Icon name={tooMany ? 'icon-circle-alert' : 'icon-info'} />
              <span>{tooMany ? messages.tooMany(few) : messages.left(few)}</span>
            </p>
          )}
          {wrong && (
            <p id={errorId} className="flex gap-1.5 font-medium text-danger-text">
              <Icon name="icon-circle-alert" />
              <span className="min-w-0 wrap-anywhere">{wrong}</span>
            </p>
          )}
          {unavailable && (
            <p className="flex gap-1.5 font-medium text-danger-text">
              <Icon name="icon-circle-alert" />
              <span>{unavailable === 'gone' ? messages.gone : messages.outOfStock}</span>
            </p>
          )}
        </div>
        <div className={action}>
          {unavailable ? (
            <Button tone="plain" aria-label={messages.removeOf(name)} onClick={() => onQuantityChange(0)}>
              <Icon name="icon-trash" />
              <span>{messages.remove}</span>
            </Button>
          ) : (
            <>
              <QuantityStepper
                name={name}
                value={quantity}
                onValueChange={onQuantityChange}
                max={few}
                aria-describedby={wrong && errorId}
                className="w-full max-w-30 md:w-36 md:max-w-none md:flex-none"
              />
              <Price
                pricePaise={pricePaise * quantity}
                mrpPaise={mrpPaise === undefined ? undefined : mrpPaise * quantity}
                className="flex-1 justify-end text-end md:shrink-0 md:grow-0 md:basis-32"
              />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

/** The place of a CartLine that is still loading. */
export function CartLineSkeleton() {
  return (
    <div aria-hidden data-slot="cart-line-skeleton" className={line}>
      <Skeleton shape="control" className={picture} />
      <div className={body}>
        <div className={text}>
          <SkeletonText lines={1} className="w-4/5 text-lead" />
          <SkeletonText lines={1} className="w-3/5" />
        </div>
        <div className={action}>
          <Skeleton shape="circle" className="h-control w-30 md:w-36" />
          <SkeletonText lines={1} className="w-20 text-title md:ms-12" />
        </div>
      </div>
    </div>
  );
}
