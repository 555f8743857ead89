import type { Wish } from '@doorstep/contract/wishlist.schema';
import { fullName, namesIn } from '@doorstep/contract/names';
import { toPaise } from '@doorstep/contract/money';
import { WishlistCard, WishlistCardSkeleton } from '@doorstep/ui/account/wishlist-card';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Pagination, type PaginationProps } from '@doorstep/ui/base/pagination';
import { useLang } from '@doorstep/ui/messages/provider';
import type { Resource } from '../../../app/resource.ts';
import { usePageMessages } from '../../../messages/messages.ts';
import { accountMessages } from '../../messages.en.ts';

export interface WishlistTabViewProps extends Pick<PaginationProps, 'page' | 'pages' | 'hrefFor'> {
  wishes: Resource<readonly Wish[]>;
  /** Taken off in this visit: they can be put back. */
  removed: ReadonlySet<number>;
  quantity: (id: number) => number;
  /** Those that are being put into the cart. */
  adding: ReadonlySet<number>;
  onAdd: (wish: Wish) => void;
  onRemove: (wish: Wish) => void;
  onUndo: (wish: Wish) => void;
}

export function WishlistTabView({
  wishes,
  page,
  pages,
  hrefFor,
  removed,
  quantity,
  adding,
  onAdd,
  onRemove,
  onUndo,
}: WishlistTabViewProps) {
  const messages = usePageMessages('account', accountMessages);
  const lang = useLang();
  if (wishes.state === 'loading')
    return (
      <div aria-busy className="grid gap-4 md:grid-cols-2">
        <WishlistCardSkeleton />
        <WishlistCardSkeleton />
        <WishlistCardSkeleton />
      </div>
    );
  if (wishes.state === 'error')
    return (
      <ErrorState
        title={messages.wishlistFailed}
        description={messages.nothingLost}
        offline={wishes.problem === 'offline'}
        onRetry={wishes.retry}
      />
    );
  if (wishes.data.length === 0 && page === 1)
    return (
      <EmptyState title={messages.noWishes} description={messages.noWishesText}>
        <LinkButton href="/medicines">{messages.toMedicines}</LinkButton>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-4 md:grid-cols-2">
        {wishes.data.map((wish) => (
          <li key={wish.id}>
            <WishlistCard
              name={fullName(namesIn(lang, wish))}
              href={`/medicines/${wish.id}`}
              image={wish.image}
              pricePaise={toPaise(wish.offer_price)}
              quantity={quantity(wish.id)}
              busy={adding.has(wish.id)}
              removed={removed.has(wish.id)}
              onAdd={() => onAdd(wish)}
              onRemove={() => onRemove(wish)}
              onUndo={() => onUndo(wish)}
            />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </div>
  );
}
