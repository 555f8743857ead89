'use client';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { visitPassMessages } from '../visit-pass-messages.en.ts';

export interface CallBarProps {
  /** First name of who comes. */
  name: string | null;
  /** Ten digits; null where one calls the shop. */
  mobile: string | null;
  /** Whom to call at the shop; `href` with 'tel:'. */
  shop: { href: string; shown: string };
}

/** Whom to call, in reach of the thumb: who comes, or us if it is somebody else. */
export function CallBar({ name, mobile, shop }: CallBarProps) {
  const messages = useMessages('visitPass', visitPassMessages);
  const hers = name !== null && mobile !== null;
  return (
    <div
      data-bottom-bar
      className="sticky bottom-bar print:hidden z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line bg-surface-raised pt-3 pb-edge floating max-md:-mx-(--gutter) max-md:border-t max-md:px-gutter md:rounded-card md:border md:px-5"
    >
      <p className="flex flex-col">
        <span className="text-meta text-content-muted">
          {name ? messages.notHim(name) : messages.anyQuestion}
        </span>
        <Link
          href={shop.href}
          className="inline-flex min-h-target items-center font-medium text-accent-text underline underline-offset-4"
        >
          {hers ? messages.callFirst : shop.shown}
        </Link>
      </p>
      <LinkButton href={hers ? `tel:+91${mobile}` : shop.href}>
        <Icon name="icon-phone" />
        <span>{hers ? messages.call(name) : messages.callUs}</span>
      </LinkButton>
    </div>
  );
}
