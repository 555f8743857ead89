import type { Address } from '@doorstep/contract/address';
import { AddressCard, AddressCardSkeleton } from '@doorstep/ui/address/address-card';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import type { ReactNode } from 'react';
import { cardOf } from '../../../address/data.ts';
import { address } from '../../../address/words.ts';
import type { Resource } from '../../../app/resource.ts';
import { usePageWords } from '../../../words/words.ts';

export interface AddressesTabViewProps {
  addresses: Resource<readonly Address[]>;
  onAdd: () => void;
  onEdit: (one: Address) => void;
  onDelete: (one: Address) => void;
  /** The open form, and what is asked before one is deleted. */
  children?: ReactNode;
}

export function AddressesTabView({ addresses, onAdd, onEdit, onDelete, children }: AddressesTabViewProps) {
  const words = usePageWords('address', address);
  const add = (
    <Button onClick={onAdd} className="self-start">
      <Icon name="icon-plus" />
      {words.add}
    </Button>
  );
  return (
    <div aria-busy={addresses.state === 'loading' || undefined} className="flex flex-col gap-4">
      {addresses.state === 'loading' && (
        <div className="grid gap-4 md:grid-cols-2">
          <AddressCardSkeleton />
          <AddressCardSkeleton />
        </div>
      )}
      {addresses.state === 'error' && (
        <ErrorState
          title={words.loadFailed}
          text={words.addressesSafe}
          offline={addresses.problem === 'offline'}
          onRetry={addresses.retry}
        />
      )}
      {children}
      {addresses.state === 'ready' &&
        (addresses.data.length === 0 ? (
          <EmptyState title={words.noneTitle} text={words.noneText}>
            {add}
          </EmptyState>
        ) : (
          <>
            <ul className="grid gap-4 md:grid-cols-2">
              {addresses.data.map((one) => (
                <li key={one.id} className="flex">
                  <AddressCard
                    {...cardOf(one, words)}
                    onEdit={() => onEdit(one)}
                    onDelete={() => onDelete(one)}
                    className="min-w-0 grow"
                  />
                </li>
              ))}
            </ul>
            {add}
          </>
        ))}
    </div>
  );
}
