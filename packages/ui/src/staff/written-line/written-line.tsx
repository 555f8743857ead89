'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { useMessages } from '../../messages/provider.ts';
import { staffMessages } from '../messages.en.ts';

/** What one press puts into the cart. */
export interface WrittenOffer {
  id: number;
  name: string;
  /** What it holds, price and pack. */
  detail: string;
  packs: number;
  /** It is in the cart already: shown as such, and not added again. */
  added?: boolean;
}
export interface WrittenLineProps extends Omit<ComponentProps<'li'>, 'id'> {
  /** As it was sold. */
  name: string;
  /** It can be had: what one press adds. */
  offer?: WrittenOffer | undefined;
  /** Why it cannot be added; undefined while that is being looked up, and where it can. */
  not?: 'used-up' | 'out' | 'gone' | undefined;
  /** Others of the same salt and strength that can be had in its place; undefined where nobody knows. */
  instead?: readonly WrittenOffer[] | undefined;
  /** Gets what is added. */
  onAdd: (id: number, packs: number) => void;
}

/** A medicine that a doctor wrote, to be put into a proposed cart with one press. Children tell what was given of it, and what is left. */
export function WrittenLine({
  name,
  offer,
  not,
  instead,
  onAdd,
  className,
  children,
  ...props
}: WrittenLineProps) {
  const { dispensed: messages } = useMessages('staff', staffMessages);
  // Pressed, the button keeps the focus.
  const add = ({ id, name: of, detail, packs, added = false }: WrittenOffer, label: string) => (
    <div key={id} className="flex flex-col items-start gap-1">
      <Button
        tone={added ? 'quiet' : 'plain'}
        size="tight"
        aria-label={added ? undefined : label}
        aria-disabled={added || undefined}
        onClick={() => {
          if (!added) onAdd(id, packs);
        }}
      >
        <Icon name={added ? 'icon-check' : 'icon-plus'} />
        <span>{added ? messages.addedAs(of) : messages.add(of, messages.packs(packs))}</span>
      </Button>
      <span className="text-meta text-content-muted">{detail}</span>
    </div>
  );
  return (
    <li
      data-slot="written-line"
      data-state={not ?? (offer ? 'offered' : 'loading')}
      {...props}
      className={cn('flex flex-col gap-2 border-t border-line pt-3 wrap-anywhere', className)}
    >
      <p className="font-strong">{name}</p>
      {children}
      {offer && !not && add(offer, messages.addAs(offer.name, messages.packs(offer.packs)))}
      {(not === 'out' || not === 'gone') && <p className="text-meta">{messages[not]}</p>}
      {instead && (
        <>
          <p className="text-meta text-content-muted">
            {instead.length > 0 ? messages.same : messages.noSame}
          </p>
          {instead.map((one) => add(one, messages.addFor(one.name, messages.packs(one.packs), name)))}
        </>
      )}
    </li>
  );
}
