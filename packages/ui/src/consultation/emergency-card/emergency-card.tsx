'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { emergencyMessages } from '../emergency-messages.en.ts';

/** Whom to call in danger. */
export interface EmergencyNumbers {
  /** '112'. */
  national: string;
  /** '108'. */
  ambulance: string;
  /** The shop's own, E.164, and as it is printed. */
  own: string;
  ownShown: string;
}
export interface EmergencyCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Those of the country and the shop's own. */
  numbers: EmergencyNumbers;
  /** `quiet` beside a chat: for when it gets worse. */
  tone?: 'loud' | 'quiet';
  /** Called by who has called for help and wants to go on. Without it there is no such button. */
  onGoOn?: (() => void) | undefined;
  /** Called to answer the danger signs again. Without it there is no such button. */
  onChangeSigns?: (() => void) | undefined;
  /** Consent text above the `onGoOn` button. */
  children?: ReactNode;
  /** 1 where this is the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** The numbers to call in an emergency, each one press away. */
export function EmergencyCard({
  numbers,
  tone = 'loud',
  onGoOn,
  onChangeSigns: onChange,
  headingLevel = 2,
  className,
  children,
  ...props
}: EmergencyCardProps) {
  const messages = useMessages('emergency', emergencyMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const all: ReadonlyArray<readonly [name: string, href: string, shown: string, icon: IconName]> = [
    [messages.national, numbers.national, numbers.national, 'icon-phone'],
    [messages.ambulance, numbers.ambulance, numbers.ambulance, 'icon-ambulance'],
    [messages.own, numbers.own, numbers.ownShown, 'icon-ambulance'],
  ];
  return (
    <section
      data-slot="emergency-card"
      data-state={tone}
      aria-labelledby={id}
      {...props}
      className={cn(
        'flex flex-col gap-3 rounded-card border border-danger-line bg-danger-tint p-4',
        tone === 'loud' && 'md:p-6',
        className,
      )}
    >
      <Heading
        id={id}
        tabIndex={headingLevel === 1 || tone === 'loud' ? -1 : undefined}
        className={cn(
          'flex items-center gap-2 text-danger-text',
          tone === 'loud' ? 'text-title' : 'text-lead',
        )}
      >
        {tone === 'loud' && <Icon name="icon-triangle-alert" />}
        <span>{tone === 'loud' ? messages.title : messages.worse}</span>
      </Heading>
      {tone === 'loud' && <p>{messages.text}</p>}
      <ul className="flex flex-wrap gap-2">
        {all.map(([name, href, shown, icon]) => (
          <li key={href} className={tone === 'loud' ? 'min-w-0 flex-auto' : undefined}>
            <LinkButton
              href={`tel:${href}`}
              tone={tone === 'loud' ? 'danger' : 'plain'}
              wide={tone === 'loud'}
              className="flex-wrap"
            >
              <Icon name={icon} />
              <span className="whitespace-nowrap tabular-nums">{shown}</span>
              <span className={tone === 'loud' ? 'text-meta' : 'sr-only'}>{name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {onChange && (
        <button
          type="button"
          className="min-h-target self-start px-1 underline underline-offset-4"
          onClick={onChange}
        >
          {messages.changeSigns}
        </button>
      )}
      {children}
      {onGoOn && (
        <button
          type="button"
          className="min-h-target self-start px-1 font-strong text-danger-text underline underline-offset-4"
          onClick={onGoOn}
        >
          {messages.goOn}
        </button>
      )}
    </section>
  );
}
