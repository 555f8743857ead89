'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { orderMessages } from '../messages.en.ts';

export interface OrderAddressProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Level of its heading in the outline of the page. */
  headingLevel?: 2 | 3;
  /** The address as it is written on a parcel, a line each. */
  lines: readonly string[];
  /** Who is called about the delivery: ten digits. */
  mobile?: string | null | undefined;
}

/** Where an order goes, and whom we call about it. */
export function OrderAddress({ headingLevel = 2, lines, mobile, className, ...props }: OrderAddressProps) {
  const messages = useMessages('order', orderMessages);
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-slot="order-address" {...props} className={cn('flex flex-col gap-2', className)}>
      <Heading className="flex gap-2 text-lead">
        <Icon name="icon-map-pin" className="mt-[0.075em] text-accent-text" />
        <span>{messages.deliveredTo}</span>
      </Heading>
      <p className="whitespace-pre-line wrap-anywhere">{lines.join('\n')}</p>
      {mobile && <p className="text-meta text-content-muted">{messages.weCall(groupMobile(mobile))}</p>}
    </section>
  );
}
