'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { ActionBar } from '../../base/action-bar/action-bar.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { formatPaise, Price } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { CartAction } from '../cart-action/cart-action.tsx';
import { Saving } from '../saving/saving.tsx';
import { medicineMessages } from '../messages.en.ts';
import { detailMessages } from '../detail-messages.en.ts';

export interface BuyBoxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Said with the cart's buttons. */
  name: string;
  /** What one pays, in paise. */
  pricePaise: number;
  /** Printed maximum retail price, in paise. */
  mrpPaise?: number | undefined;
  /** Rounded, of the MRP; 0 shows none. */
  discountPercent: number;
  /** What one `unit` ('ml', 'tablet') costs. */
  unitPricePaise?: number | undefined;
  /** What the price per unit is for: 'tablet'. */
  unit?: string | undefined;
  /** Delivered without a fee. */
  freeDelivery?: boolean;
  /** It is sold with a prescription only. */
  prescriptionRequired?: boolean;
  /** It cannot be bought now. */
  outOfStock?: boolean;
  /** Packs that are left, where they are few: no more can be put into the cart. */
  left?: number | undefined;
  /** How many are in the cart; 0: none. */
  quantity: number;
  /** It is on the wishlist. */
  wished?: boolean;
  /** Puts one into the cart. */
  onAdd?: () => void;
  /** The wished quantity; 0 means remove. */
  onQuantityChange?: (quantity: number) => void;
  /** Called with what it should be: on the wishlist or not. */
  onWishedChange?: (wished: boolean) => void;
}

/**
 * What it costs and the way to have it. On phones its action is a bar at the lower edge, for as long as the flex column around it is in sight: there the
 * box itself has no shape, and its two parts stand in that column.
 */
export function BuyBox({
  name,
  pricePaise,
  mrpPaise,
  discountPercent,
  unitPricePaise,
  unit,
  freeDelivery = false,
  prescriptionRequired = false,
  outOfStock = false,
  left,
  quantity,
  wished = false,
  onAdd,
  onQuantityChange,
  onWishedChange,
  className,
  ...props
}: BuyBoxProps) {
  const messages = useMessages('medicine', medicineMessages);
  const detail = useMessages('detail', detailMessages);
  const unitPrice =
    unitPricePaise !== undefined && unit ? detail.unitPrice(formatPaise(unitPricePaise), unit) : undefined;
  return (
    <div
      data-slot="buy-box"
      data-state={quantity > 0 ? 'in-cart' : outOfStock ? 'out-of-stock' : 'idle'}
      {...props}
      className={cn(
        'gap-4 max-md:contents md:flex md:flex-col md:rounded-card md:border md:border-line md:bg-surface-raised md:p-5',
        className,
      )}
    >
      <div className="flex flex-col gap-2">
        <Price pricePaise={pricePaise} mrpPaise={mrpPaise} size="lg" className="wrap-anywhere" />
        <Saving pricePaise={pricePaise} mrpPaise={mrpPaise} discountPercent={discountPercent} />
        <p className="text-meta text-content-muted">
          {unitPrice ? `${unitPrice} · ${detail.includesGst}` : detail.includesGst}
        </p>
        {freeDelivery && (
          <p className="flex gap-1.5 text-meta">
            <Icon name="icon-truck" />
            <span>{messages.freeDelivery}</span>
          </p>
        )}
        {prescriptionRequired && (
          <div className="flex flex-col items-start gap-1.5 pt-1">
            <Badge tone="warning" icon="icon-file-text">
              {messages.prescriptionNeeded}
            </Badge>
            <p className="max-w-text text-meta">{detail.prescriptionNote}</p>
          </div>
        )}
        {left !== undefined && <p className="text-meta">{messages.left(left)}</p>}
        {outOfStock && <p className="text-meta">{detail.outOfStockNote}</p>}
      </div>
      <ActionBar>
        <Price pricePaise={pricePaise} className="wrap-anywhere md:hidden" />
        <CartAction
          icon
          name={name}
          quantity={quantity}
          outOfStock={outOfStock}
          left={left}
          onAdd={onAdd}
          onQuantityChange={onQuantityChange}
          className="min-w-[min(100%,11rem)] flex-1"
        />
      </ActionBar>
      <Button
        tone="plain"
        wide
        aria-label={wished ? detail.savedRemove : undefined}
        onClick={() => onWishedChange?.(!wished)}
      >
        <Icon name={wished ? 'icon-heart-filled' : 'icon-heart'} />
        <span>{wished ? detail.saved : detail.saveToWishlist}</span>
      </Button>
    </div>
  );
}
