'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { MedicineGrid } from '../medicine-grid/medicine-grid.tsx';
import { detailMessages } from '../detail-messages.en.ts';

export interface RelatedMedicinesProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading; without one 'You May Also Like'. */
  title?: string;
  /** Leads to the whole list. */
  allHref?: string;
}

/** A few more MedicineCards below a medicine, their names one level under its heading. */
export function RelatedMedicines({ title, allHref, children, className, ...props }: RelatedMedicinesProps) {
  const messages = useMessages('detail', detailMessages);
  const heading = useId();
  const shown = title ?? messages.youMayAlsoLike;
  return (
    <section
      data-slot="related-medicines"
      aria-labelledby={heading}
      {...props}
      className={cn('flex flex-col gap-4', className)}
    >
      <h2 id={heading} className="text-heading">
        {shown}
      </h2>
      <MedicineGrid six label={shown}>
        {children}
      </MedicineGrid>
      {allHref && (
        <LinkButton href={allHref} tone="plain" className="self-center">
          {messages.viewAll}
        </LinkButton>
      )}
    </section>
  );
}
