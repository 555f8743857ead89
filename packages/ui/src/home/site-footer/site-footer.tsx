'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { footerMessages } from '../footer-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface SiteFooterProps extends ComponentProps<'footer'> {
  /** The shop's name. */
  brandName: string;
  /** One sentence about the shop. */
  blurb: string;
  /** Links to its pages elsewhere. */
  social: ReadonlyArray<{ name: string; href: string }>;
  /** E-mail address. */
  email: string;
  /** E.164, for the dialler. */
  phone: string;
  /** The shop's phone number, as it is printed. */
  phoneShown: string;
  /** Who is called in danger: the national number, the public ambulance, and the shop's own (E.164, and as it is printed). */
  emergency: { national: string; ambulance: string; own: string; ownShown: string };
  /** The shop's city. */
  city: string;
  /** The shop's state. */
  state: string;
  /** Year of the copyright line. */
  year: number;
  /** The company behind the shop. */
  managedBy: string;
  /** Leads to the form of who wants to be called about this page. */
  callBackHref: string;
  /** Puts the shop among the apps of this device. Without it there is no such button. */
  onInstall?: (() => void) | undefined;
  /** In a checkout: how to reach us, and nothing that leads away. */
  short?: boolean;
  /** Display settings. */
  children?: ReactNode;
}

const quickLinks = [
  ['/', 'home'],
  ['/medicines', 'medicines'],
  ['/medical-tests', 'tests'],
  ['/online-consultation', 'consult'],
  ['/about', 'about'],
  ['/support', 'support'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
] as const;
const link =
  'inline-flex min-h-target items-center gap-2.5 rounded-small wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent-text';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-body">{title}</h2>
      {children}
    </div>
  );
}

/** To the top in one step, without a ride, and keyboard focus with it. */
function toTop() {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** End of every page: who we are, where to go, how to reach us; help stands at the same place everywhere. */
export function SiteFooter({
  brandName,
  blurb,
  social,
  email,
  phone,
  phoneShown,
  emergency,
  city,
  state,
  year,
  managedBy,
  callBackHref,
  onInstall,
  short = false,
  children,
  className,
  ...props
}: SiteFooterProps) {
  const messages = useMessages('footer', footerMessages);
  const reach = (
    <>
      <a href={`mailto:${email}`} className={link}>
        <Icon name="icon-mail" />
        <span translate="no">{email}</span>
      </a>
      <a href={`tel:${phone}`} className={link}>
        <Icon name="icon-phone" />
        <span translate="no">{phoneShown}</span>
      </a>
    </>
  );
  const rights = (
    <div className="text-meta text-content-muted">
      <p>{messages.copyright(year, brandName)}</p>
      <p>{messages.managedBy(managedBy)}</p>
    </div>
  );
  if (short)
    return (
      <footer
        data-slot="site-footer"
        {...props}
        className={cn('border-t border-line bg-surface-sunken', className)}
      >
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-gutter py-6">
          <address aria-label={messages.contact} className="flex flex-wrap gap-x-6 not-italic">
            {reach}
          </address>
          {rights}
        </div>
      </footer>
    );
  return (
    <footer
      data-slot="site-footer"
      {...props}
      className={cn('offscreen-350 border-t border-line bg-surface-sunken', className)}
    >
      <div className="mx-auto flex max-w-page flex-col gap-8 px-gutter py-12">
        <div className="grid gap-8 xs:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.2fr_1.2fr]">
          <div className="flex flex-col gap-4">
            <div className="flex flex-col gap-1">
              <p translate="no" className="text-title font-strong">
                {brandName}
              </p>
              <p className="max-w-text text-content-muted">{blurb}</p>
            </div>
            <Column title={messages.social}>
              <ul className="flex flex-wrap gap-x-5">
                {social.map((one) => (
                  <li key={one.href}>
                    <a href={one.href} className={link}>
                      {one.name}
                    </a>
                  </li>
                ))}
              </ul>
            </Column>
          </div>
          <nav aria-label={messages.quickLinks}>
            <Column title={messages.quickLinks}>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 xs:grid-cols-1">
                {quickLinks.map(([href, word]) => (
                  <li key={href}>
                    <Link href={href} className={link}>
                      {messages[word]}
                    </Link>
                  </li>
                ))}
              </ul>
            </Column>
          </nav>
          <Column title={messages.contact}>
            <address className="flex flex-col items-start not-italic">
              {reach}
              <Link href={callBackHref} rel="nofollow" className={link}>
                <Icon name="icon-message-circle" />
                <span>{messages.callBack}</span>
              </Link>
              <p className="flex min-h-target items-center gap-2.5">
                <Icon name="icon-map-pin" />
                <span>{`${city}, ${state}`}</span>
              </p>
            </address>
            <h3 className="pt-2 text-body">{messages.emergency}</h3>
            <ul className="flex flex-col items-start">
              {[
                [emergency.national, emergency.national, messages.national],
                [emergency.ambulance, emergency.ambulance, messages.ambulance],
                [emergency.own, emergency.ownShown, messages.ownAmbulance],
              ].map(([number, shown, who]) => (
                <li key={number}>
                  <a href={`tel:${number}`} className={link}>
                    <Icon name="icon-phone" />
                    <span className="flex min-w-0 flex-wrap gap-x-2">
                      <span className="font-strong tabular-nums">{shown}</span>
                      {wrapText(who)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </Column>
          {children}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          {rights}
          <div className="flex flex-wrap gap-3">
            {onInstall && (
              <Button tone="plain" onClick={onInstall}>
                <Icon name="icon-plus" />
                <span>{messages.install(brandName)}</span>
              </Button>
            )}
            <Button tone="plain" onClick={toTop}>
              <Icon name="icon-arrow-up" />
              <span>{messages.toTop}</span>
            </Button>
          </div>
        </div>
      </div>
    </footer>
  );
}
