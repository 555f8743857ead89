'use client';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Link } from '../../base/link/link.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { Price } from '../../base/price/price.tsx';
import { Rating } from '../../base/rating/rating.tsx';
import { useMessages } from '../../messages/provider.ts';
import { CartAction } from '../cart-action/cart-action.tsx';
import { formIcons } from '../form.ts';
import { picture, row, text } from '../row-shape.ts';
import type { MedicineCardProps } from '../medicine-card/medicine-card.tsx';
import { Saving } from '../saving/saving.tsx';
import { medicineMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export type MedicineRowProps = MedicineCardProps;

/** One medicine of a list: picture, words, then price and action at the end. The name is the one link and covers the row. */
export function MedicineRow({
  name,
  packName,
  href,
  image,
  form,
  composition,
  note,
  pack,
  manufacturer,
  pricePaise,
  mrpPaise,
  discountPercent,
  rating,
  freeDelivery = false,
  genuine = false,
  prescriptionRequired = false,
  outOfStock = false,
  left,
  quantity,
  wished = false,
  eager = false,
  headingLevel = 2,
  onAdd,
  onQuantityChange,
  onWishedChange,
  className,
  ...props
}: MedicineRowProps) {
  const messages = useMessages('medicine', medicineMessages);
  const Heading = `h${headingLevel}` as const;
  const packed = [pack, manufacturer].filter(Boolean).join('\u00a0· ');
  return (
    <article
      data-slot="medicine-row"
      data-state={quantity > 0 ? 'in-cart' : outOfStock ? 'out-of-stock' : 'idle'}
      {...props}
      className={cn(row, 'linked-card', className)}
    >
      <Picture
        src={image}
        alt=""
        width={240}
        height={240}
        loading={eager ? 'eager' : 'lazy'}
        fallback={formIcons[form]}
        shape="control"
        className={picture}
      />
      <div className={text}>
        <Heading className="pe-10 text-lead text-content wrap-anywhere md:pe-0">
          <Link translate="no" href={href} className="stretched-link">
            {name}
          </Link>
        </Heading>
        {packName && (
          <p lang="en" className="wrap-anywhere">
            {packName}
          </p>
        )}
        {composition && <p className="wrap-anywhere">{composition}</p>}
        {wrapText(note)}
        {packed && <p className="wrap-anywhere">{packed}</p>}
        <p className="flex flex-wrap items-center gap-x-3 empty:hidden">
          <Rating value={rating} />
          {freeDelivery && (
            <span className="icon-truck before:icon before:me-1">{messages.freeDelivery}</span>
          )}
          {genuine && <span className="icon-shield-check before:icon before:me-1">{messages.genuine}</span>}
        </p>
        {prescriptionRequired && (
          <Badge tone="warning" icon="icon-file-text">
            {messages.prescriptionNeeded}
          </Badge>
        )}
      </div>
      <IconButton
        label={messages.addToWishlist(name)}
        icon={wished ? 'icon-heart-filled' : 'icon-heart'}
        pressed={wished}
        className="absolute end-1 top-1 z-1"
        onClick={() => onWishedChange?.(!wished)}
      />
      <div className="flex basis-full flex-col gap-1 text-meta md:pe-10">
        <Price pricePaise={pricePaise} mrpPaise={mrpPaise} />
        <Saving pricePaise={pricePaise} mrpPaise={mrpPaise} discountPercent={discountPercent} />
      </div>
      <CartAction
        name={name}
        quantity={quantity}
        outOfStock={outOfStock}
        left={left}
        onAdd={onAdd}
        onQuantityChange={onQuantityChange}
        className="relative z-1 basis-full self-end"
      />
    </article>
  );
}
