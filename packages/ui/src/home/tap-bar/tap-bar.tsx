'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import type { Lang } from '../../messages/messages.ts';
import { footerMessages } from '../footer-messages.en.ts';

export interface TapBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The shop's phone number, E.164, for the dialler. */
  phone: string;
  /** Path of the page shown, to mark its link. */
  currentHref?: string | undefined;
  /** Opens the display settings. */
  onDisplay: () => void;
  /** Gets the BCP 47 tag of the language chosen: `otherLanguageTag` of the messages. */
  onLanguageChange: (lang: Lang) => void;
}

// Labels stop growing where five of them would no longer stand side by side; icons and targets grow on.
const item =
  'flex h-control w-full min-w-[min(3rem,19vw)] flex-col items-center justify-center rounded-control text-[length:min(var(--type-meta),3.8vw)]/none whitespace-nowrap hover:bg-accent-tint current:text-accent-text';

function Labelled({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} className="text-title" />
      <span>{children}</span>
    </>
  );
}

/**
 * At the lower edge of a phone, on every page: what a patient looks for most, one tap away. It takes its own room at the end of the page.
 */
export function TapBar({
  phone,
  currentHref,
  onDisplay,
  onLanguageChange,
  className,
  ...props
}: TapBarProps) {
  const messages = useMessages('footer', footerMessages);
  const link = (href: string, icon: IconName, label: string) => (
    <Link href={href} aria-current={href === currentHref ? 'page' : undefined} className={item}>
      <Labelled icon={icon}>{label}</Labelled>
    </Link>
  );
  return (
    <nav
      aria-label={messages.quick}
      data-slot="tap-bar"
      data-tap-bar
      {...props}
      className={cn(
        'sticky bottom-0 z-20 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] floating md:hidden',
        className,
      )}
    >
      <ul className="flex py-1 *:flex-auto">
        <li>{link('/profile/orders', 'icon-package', messages.orders)}</li>
        <li>{link('/prescriptions', 'icon-file-text', messages.prescriptions)}</li>
        <li>{link(`tel:${phone}`, 'icon-phone', messages.callUs)}</li>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onDisplay} className={item}>
            <Labelled icon="icon-zoom-in">{messages.comfortShort}</Labelled>
          </button>
        </li>
        <li>
          <button
            type="button"
            lang={messages.otherLanguageTag}
            onClick={() => onLanguageChange(messages.otherLanguageTag)}
            className={cn(item, 'font-hindi')}
          >
            <Labelled icon="icon-languages">{messages.otherLanguage}</Labelled>
          </button>
        </li>
      </ul>
    </nav>
  );
}
