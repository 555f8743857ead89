import type { Address } from '@doorstep/contract/address.schema';
import { AddressCard, AddressCardSkeleton } from '@doorstep/ui/address/address-card';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import type { ReactNode } from 'react';
import { cardOf } from '../data.ts';
import { addressMessages } from '../messages.en.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';

export interface AddressesTabViewProps {
  addresses: Resource<readonly Address[]>;
  onAdd: () => void;
  /** Undefined where only somebody else may. */
  onEdit: ((one: Address) => void) | undefined;
  onDelete: ((one: Address) => void) | undefined;
  /** The open form, and what is asked before one is deleted. */
  children?: ReactNode;
}

export function AddressesTabView({ addresses, onAdd, onEdit, onDelete, children }: AddressesTabViewProps) {
  const messages = usePageMessages('address', addressMessages);
  const add = (
    <Button onClick={onAdd} className="self-start">
      <Icon name="icon-plus" />
      <span>{messages.add}</span>
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
          title={messages.loadFailed}
          description={messages.addressesSafe}
          offline={addresses.problem === 'offline'}
          onRetry={addresses.retry}
        />
      )}
      {children}
      {addresses.state === 'ready' &&
        (addresses.data.length === 0 ? (
          <EmptyState title={messages.noneTitle} description={messages.noneText}>
            {add}
          </EmptyState>
        ) : (
          <>
            <ul className="grid gap-4 md:grid-cols-2">
              {addresses.data.map((one) => (
                <li key={one.id} className="flex">
                  <AddressCard
                    {...cardOf(one, messages)}
                    onEdit={onEdit && (() => onEdit(one))}
                    onDelete={onDelete && (() => onDelete(one))}
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
