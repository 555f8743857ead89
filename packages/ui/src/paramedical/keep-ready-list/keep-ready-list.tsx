'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { iconNames, type IconName } from '../../base/icon/names.ts';
import { useMessages } from '../../messages/provider.ts';
import { serviceMessages } from '../service-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface KeepReadyItem {
  /** Name of an icon; one that is not known is a check. */
  icon: string;
  text: string;
}
export interface KeepReadyListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is to be there when somebody comes. */
  items: readonly KeepReadyItem[];
  /** Offers to print the page. */
  onPrint?: (() => void) | undefined;
}

const iconOf = (given: string): IconName => iconNames.find((name) => name === given) ?? 'icon-check';

/** What to keep ready for a visit; nothing where nothing is needed. */
export function KeepReadyList({ items, onPrint, className, ...props }: KeepReadyListProps) {
  const messages = useMessages('service', serviceMessages);
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      data-slot="keep-ready-list"
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <h2 id={id} className="text-title">
        {messages.keepReady}
      </h2>
      <ul className="flex flex-col gap-3">
        {items.map(({ icon, text }) => (
          <li key={text} className="flex gap-2.5 wrap-anywhere">
            <Icon name={iconOf(icon)} className="mt-[0.125em] text-accent-text" />
            {wrapText(text)}
          </li>
        ))}
      </ul>
      {onPrint && (
        <Button tone="quiet" className="self-start" onClick={onPrint}>
          <Icon name="icon-file-text" />
          <span>{messages.print}</span>
        </Button>
      )}
    </section>
  );
}
