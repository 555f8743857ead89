import type { Address } from '@doorstep/contract/address.schema';
import { AddressCard, AddressCardSkeleton } from '@doorstep/ui/address/address-card';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { cardOf } from '../data.ts';
import { RemovalParts, type RemovalProps } from '../removal.tsx';
import { addressMessages } from '../messages.en.ts';

export interface AddressListViewProps {
  addresses: Resource<readonly Address[]>;
  removal: RemovalProps;
  /** The one that is being made the default. */
  changing: number | undefined;
  onAdd: () => void;
  onEdit: (one: Address) => void;
  onMakeDefault: (one: Address) => void;
  /** Only somebody else may change and delete what is there. */
  closed?: boolean;
  /** The open form. */
  form?: ReactNode;
}

export function AddressListView({
  addresses,
  removal,
  changing,
  onAdd,
  onEdit,
  onMakeDefault,
  closed = false,
  form,
}: AddressListViewProps) {
  const messages = usePageMessages('address', addressMessages);
  const none = addresses.state === 'ready' && addresses.data.length === 0;
  const add = (
    <>
      <Button onClick={onAdd}>
        <Icon name="icon-plus" />
        <span>{messages.add}</span>
      </Button>
      <LinkButton href="/user/addresses/add" tone="plain">
        <Icon name="icon-map" />
        <span>{messages.withMap}</span>
      </LinkButton>
    </>
  );
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader
        title={messages.myAddresses}
        description={messages.manageText}
        actions={addresses.state === 'ready' && !none && add}
      />
      <RemovalParts {...removal} />
      {addresses.state === 'loading' && (
        <div aria-busy className="grid gap-4 md:grid-cols-2">
          {[1, 2, 3, 4].map((card) => (
            <AddressCardSkeleton key={card} />
          ))}
        </div>
      )}
      {addresses.state === 'error' && (
        <ErrorState
          title={messages.loadFailedAgain}
          description={messages.addressesSafe}
          offline={addresses.problem === 'offline'}
          onRetry={addresses.retry}
        />
      )}
      {none && (
        <EmptyState title={messages.noneTitle} description={messages.noneText}>
          {add}
        </EmptyState>
      )}
      {addresses.state === 'ready' && !none && (
        <ul className="grid gap-4 md:grid-cols-2">
          {addresses.data.map((one) => (
            <li key={one.id} className="flex">
              <AddressCard
                {...cardOf(one, messages)}
                busy={changing === one.id}
                onEdit={closed ? undefined : () => onEdit(one)}
                onDelete={closed ? undefined : () => removal.ask(one)}
                onMakeDefault={closed ? undefined : () => onMakeDefault(one)}
                className="min-w-0 grow"
              />
            </li>
          ))}
        </ul>
      )}
      {form}
    </div>
  );
}
