'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { supportMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface ContactCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** E.164, for the dialler. */
  phone: string;
  /** The same, as it is printed. */
  phoneShown: string;
  /** Address of a chat there. */
  whatsapp: string;
  /** E-mail address. */
  email: string;
  /** When somebody answers: minutes of the day. */
  hours: { from: number; to: number };
  /** Whom to call in danger: the national number, the public ambulance, and the shop's own (E.164, and as it is printed). */
  emergency: { national: string; ambulance: string; own: string; ownShown: string };
}

/** Every way to reach the shop, and whom to call in an emergency. */
export function ContactCard({
  phone,
  phoneShown,
  whatsapp,
  email,
  hours,
  emergency,
  className,
  ...props
}: ContactCardProps) {
  const messages = useMessages('support', supportMessages);
  const id = useId();
  return (
    <section
      data-slot="contact-card"
      aria-labelledby={id}
      {...props}
      className={cn(
        'flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-6',
        className,
      )}
    >
      <h2 id={id} className="text-title">
        {messages.contact}
      </h2>
      <p className="flex items-center gap-2.5">
        <Icon name="icon-clock" className="text-accent-text" />
        <span>{messages.hours(hours.from, hours.to)}</span>
      </p>
      <ul className="flex flex-wrap gap-3">
        <li>
          <LinkButton href={`tel:${phone}`}>
            <Icon name="icon-phone" />
            <span className="sr-only">{messages.call}</span>
            <span translate="no" className="whitespace-nowrap tabular-nums">
              {phoneShown}
            </span>
          </LinkButton>
        </li>
        <li>
          <LinkButton tone="plain" href={whatsapp}>
            <Icon name="icon-message-circle" />
            <span>{messages.whatsapp}</span>
          </LinkButton>
        </li>
        <li className="min-w-0">
          <LinkButton tone="plain" href={`mailto:${email}`} className="max-w-full">
            <Icon name="icon-mail" />
            <span className="sr-only">{messages.email}</span>
            <span translate="no" className="min-w-0 wrap-anywhere">
              {email}
            </span>
          </LinkButton>
        </li>
      </ul>
      <div className="flex flex-col gap-2 rounded-card border border-danger-line bg-danger-tint p-4">
        <h3 className="flex items-center gap-2 text-lead text-danger-text">
          <Icon name="icon-triangle-alert" />
          <span>{messages.emergency}</span>
        </h3>
        <p>{messages.emergencyText}</p>
        <ul className="flex flex-col items-start">
          {[
            [emergency.national, emergency.national, messages.national],
            [emergency.ambulance, emergency.ambulance, messages.ambulance],
            [emergency.own, emergency.ownShown, messages.ownAmbulance],
          ].map(([number, shown, who]) => (
            <li key={number}>
              <a
                href={`tel:${number}`}
                className="inline-flex min-h-target items-center gap-2 rounded-small wrap-anywhere underline underline-offset-4"
              >
                <Icon name="icon-phone" />
                <span className="flex min-w-0 flex-wrap gap-x-2">
                  <span className="font-strong tabular-nums">{shown}</span>
                  {wrapText(who)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
