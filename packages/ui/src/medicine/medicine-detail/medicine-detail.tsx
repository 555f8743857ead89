'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Picture } from '../../base/picture/picture.tsx';
import { Rating } from '../../base/rating/rating.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { BuyBox, type BuyBoxProps } from '../buy-box/buy-box.tsx';
import { formIcons, type MedicineForm } from '../form.ts';
import { detailMessages } from '../detail-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface MedicineDetailProps
  extends Omit<ComponentProps<'article'>, 'children'>, Omit<BuyBoxProps, keyof ComponentProps<'div'>> {
  /** The name on the pack, where `name` is in another script. */
  packName?: string | undefined;
  /** Address of the picture; a drawing without one. */
  image?: string | null | undefined;
  /** What is drawn where the picture is missing. */
  form: MedicineForm;
  /** The salts with their strengths: 'Paracetamol 650 mg'. */
  composition?: string | null | undefined;
  /** What it is easily taken for: an AlikeNote. */
  note?: ReactNode;
  /** 'Strip of 15 tablets'. */
  pack?: string | null | undefined;
  /** Who makes it. */
  manufacturer?: string | null | undefined;
  /** 0 to 5, in steps of a tenth. */
  rating?: number | null | undefined;
  /** How many people rated it. */
  reviewCount?: number | null | undefined;
  /** Paragraphs, parted by line breaks. */
  description?: ReactNode;
  /** What a patient should know: a MedicineLeaflet. */
  leaflet?: ReactNode;
  /** Sourced from the maker or an authorised dealer. */
  genuine?: boolean;
  /** Days in which an unopened pack may be returned; 0: none. */
  returnDays?: number;
  /** When it comes. */
  delivery?: ReactNode;
}

// Phone: one column, whose last thing is the bar of the BuyBox. Tablet: picture beside name and price. Desktop: picture, words, price.
const layout =
  'flex flex-col gap-5 md:grid md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)_18rem] lg:grid-rows-[auto_auto_1fr]';
const place = {
  picture: 'w-full max-w-96 self-center md:row-span-2 md:self-start lg:row-span-3',
  box: 'md:self-start lg:col-start-3 lg:row-span-3 lg:row-start-1',
  about: 'md:col-span-2 lg:col-span-1 lg:col-start-2',
};

/** Everything about one medicine, with the way to buy it. */
export function MedicineDetail({
  name,
  packName,
  image,
  form,
  composition,
  note,
  pack,
  manufacturer,
  rating,
  reviewCount,
  description,
  leaflet,
  genuine = false,
  returnDays = 0,
  delivery,
  pricePaise,
  mrpPaise,
  discountPercent,
  unitPricePaise,
  unit,
  freeDelivery,
  prescriptionRequired,
  outOfStock,
  left,
  quantity,
  wished,
  onAdd,
  onQuantityChange,
  onWishedChange,
  className,
  ...props
}: MedicineDetailProps) {
  const messages = useMessages('detail', detailMessages);
  const packed = [manufacturer, pack].filter(Boolean).join('\u00a0· ');
  const points: ReadonlyArray<[IconName, string | false]> = [
    ['icon-shield-check', genuine && messages.genuinePoint],
    ['icon-lock', messages.securePayments],
    ['icon-rotate-ccw', returnDays > 0 && messages.returns(returnDays)],
  ];
  return (
    <article data-slot="medicine-detail" {...props} className={cn(layout, className)}>
      <Picture
        src={image}
        alt={name}
        width={480}
        height={480}
        loading="eager"
        fallback={formIcons[form]}
        shape="card"
        className={place.picture}
      />
      <div className="flex flex-col gap-2">
        <h1 translate="no" tabIndex={-1} className="text-page wrap-anywhere">
          {name}
        </h1>
        {packName && (
          <p lang="en" className="text-lead wrap-anywhere">
            {packName}
          </p>
        )}
        {composition && <p className="wrap-anywhere">{composition}</p>}
        {wrapText(note)}
        {packed && <p className="text-content-muted wrap-anywhere">{packed}</p>}
        <Rating value={rating} count={reviewCount} />
      </div>
      <BuyBox
        name={name}
        pricePaise={pricePaise}
        mrpPaise={mrpPaise}
        discountPercent={discountPercent}
        unitPricePaise={unitPricePaise}
        unit={unit}
        freeDelivery={freeDelivery}
        prescriptionRequired={prescriptionRequired}
        outOfStock={outOfStock}
        left={left}
        quantity={quantity}
        wished={wished}
        onAdd={onAdd}
        onQuantityChange={onQuantityChange}
        onWishedChange={onWishedChange}
        className={place.box}
      />
      {delivery && <div className={place.about}>{delivery}</div>}
      <ul
        className={cn(
          'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] content-start gap-2 text-meta xs:grid-cols-2 xs:gap-3',
          place.about,
        )}
      >
        {points.map(
          ([icon, point]) =>
            point && (
              <li
                key={icon}
                className="flex items-center gap-2 rounded-control border border-line bg-surface-raised px-3 py-2.5 font-medium"
              >
                <Icon name={icon} className="text-accent-text" />
                <span>{point}</span>
              </li>
            ),
        )}
      </ul>
      {(description || leaflet) && (
        <section className={cn('flex flex-col gap-3', place.about)}>
          <h2 className="text-title">{messages.about}</h2>
          {description && <p className="max-w-text whitespace-pre-line wrap-anywhere">{description}</p>}
          {leaflet}
        </section>
      )}
    </article>
  );
}

/** The place of a MedicineDetail that is still loading. */
export function MedicineDetailSkeleton() {
  const messages = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="medicine-detail-skeleton" className={layout}>
      <Skeleton shape="card" className={cn(place.picture, 'aspect-square')} />
      <div className="flex flex-col gap-2">
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <SkeletonText lines={1} className="w-3/5 text-page" />
        <SkeletonText lines={3} />
      </div>
      <div
        className={cn(
          'flex flex-col gap-4 md:rounded-card md:border md:border-line md:bg-surface-raised md:p-5',
          place.box,
        )}
      >
        <SkeletonText lines={1} className="w-3/5 text-page" />
        <SkeletonText lines={2} />
        <Skeleton shape="control" className="h-control" />
        <Skeleton shape="control" className="h-control" />
      </div>
      <SkeletonText lines={5} className={place.about} />
    </div>
  );
}
