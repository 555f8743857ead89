'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { orderMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface OrderPrescriptionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was chosen is called so; without it none was. */
  name?: string | undefined;
  /** A small picture of it. */
  picture?: ReactNode;
  /** ISO instant by which one has to be there, where none was chosen and a medicine needs one. */
  by?: string | undefined;
  /** Leads to where it is chosen; all else stays as it is. */
  href: string;
}

/** The prescription of what is about to be paid: which one, and who looks at it; or what happens without one, and until when. */
export function OrderPrescription({ name, picture, by, href, className, ...props }: OrderPrescriptionProps) {
  const { prescription: messages, dateTime } = useMessages('order', orderMessages);
  const change = (
    <Link
      href={href}
      className="-mb-2 inline-flex min-h-target items-center self-start font-medium text-accent-text underline underline-offset-4"
    >
      {name ? messages.change : messages.addOne}
    </Link>
  );
  return (
    <Card
      data-slot="order-prescription"
      data-state={name ? 'chosen' : 'missing'}
      {...props}
      className={cn('flex flex-col gap-2', className)}
    >
      <div className="flex items-center gap-3">
        {wrapText(name ? picture : <Icon name="icon-triangle-alert" className="text-warning-text" />)}
        <div className="flex min-w-0 flex-col wrap-anywhere">
          <h2 className="text-lead">{name ? messages.checks : messages.noneChosen}</h2>
          {name && <p className="text-meta text-content-muted">{name}</p>}
        </div>
      </div>
      {!name && by && <p>{messages.without(dateTime(...indian(by)))}</p>}
      {change}
    </Card>
  );
}
