'use client';
import { useCallback, useRef, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Link } from '../../base/link/link.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { Price } from '../../base/price/price.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { accountMessages } from '../messages.en.ts';

export interface WishlistCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The medicine's name. */
  name: string;
  /** Where it leads. */
  href: string;
  /** Address of the picture; a drawing without one. */
  image?: string | null | undefined;
  /** What one pays, in paise. */
  pricePaise: number;
  /** How many are in the cart. */
  quantity?: number;
  /** It is being put into the cart. */
  busy?: boolean;
  /** Puts one into the cart. */
  onAdd: () => void;
  /** Takes it away. */
  onRemove: () => void;
  /** It has just been taken off the list, and can be put back. */
  removed?: boolean;
  /** Takes the last change back. */
  onUndo: () => void;
}
const row =
  'relative flex flex-wrap gap-3 rounded-card border border-line bg-surface-raised p-3 md:gap-4 md:p-4';
const picture = 'size-18 flex-none self-start md:size-20';

/** One medicine that is wished for. What is removed stays in its place until the list is opened anew, so that it can be put back. */
export function WishlistCard({
  name,
  href,
  image,
  pricePaise,
  quantity = 0,
  busy = false,
  onAdd,
  onRemove,
  removed = false,
  onUndo,
  className,
  ...props
}: WishlistCardProps) {
  const messages = useMessages('account', accountMessages);
  const common = useMessages('base', baseMessages);
  // A press takes its own button away: focus follows to the one in its place.
  const pressed = useRef(false);
  const follow = useCallback((button: HTMLButtonElement | null) => {
    if (button && pressed.current) {
      pressed.current = false;
      button.focus({ preventScroll: true });
    }
  }, []);
  const then = (act: () => void) => () => {
    pressed.current = true;
    act();
  };
  if (removed) {
    return (
      <article
        data-slot="wishlist-card"
        data-state="removed"
        {...props}
        className={cn(row, 'items-center justify-between', className)}
      >
        <p role="status" className="min-w-0 flex-[1_1_8.5rem] text-content-muted wrap-anywhere">
          {messages.removed(name)}
        </p>
        <Button ref={follow} tone="plain" aria-label={messages.undoOf(name)} onClick={then(onUndo)}>
          <Icon name="icon-undo-2" />
          <span>{messages.undo}</span>
        </Button>
      </article>
    );
  }
  return (
    <article
      data-slot="wishlist-card"
      data-state={quantity > 0 ? 'in-cart' : 'idle'}
      {...props}
      className={cn(row, 'linked-card', className)}
    >
      <Picture
        src={image}
        alt=""
        width={160}
        height={160}
        fallback="icon-pill"
        shape="control"
        className={picture}
      />
      <div className="flex min-w-0 flex-[1_1_8.5rem] flex-col items-start gap-1">
        <h2 className="pe-10 text-lead wrap-anywhere">
          <Link translate="no" href={href} className="stretched-link">
            {name}
          </Link>
        </h2>
        <Price pricePaise={pricePaise} />
        <Button
          aria-label={messages.addToCartOf(name)}
          busy={busy}
          onClick={onAdd}
          className="relative z-1 mt-1"
        >
          {!busy && <Icon name="icon-shopping-cart" />}
          <span>{messages.addToCart}</span>
        </Button>
        <p role="status" className="text-meta font-medium text-success-text empty:hidden">
          {quantity > 0 && (
            <>
              <Icon name="icon-circle-check" className="me-1" />
              <span>{common.inCart(quantity)}</span>
            </>
          )}
        </p>
      </div>
      <IconButton
        ref={follow}
        label={common.remove(name)}
        icon="icon-trash"
        className="absolute end-1 top-1 z-1"
        onClick={then(onRemove)}
      />
    </article>
  );
}

/** The place of a WishlistCard that is still loading. */
export function WishlistCardSkeleton() {
  return (
    <div aria-hidden data-slot="wishlist-card-skeleton" className={row}>
      <Skeleton shape="control" className={picture} />
      <div className="flex min-w-0 flex-[1_1_8.5rem] flex-col gap-1">
        <SkeletonText lines={1} className="w-4/5 text-lead" />
        <SkeletonText lines={1} className="w-20 text-title" />
      </div>
    </div>
  );
}
