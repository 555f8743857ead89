import type { Address } from '@doorstep/contract/address.schema';
import { distanceKm, type Place } from '@doorstep/contract/delivery';
import { store } from '@doorstep/contract/store';
import { AuthRequired } from '@doorstep/ui/account/auth-required';
import { AddressCard, AddressCardSkeleton } from '@doorstep/ui/address/address-card';
import { MapAddressForm, type MapAddressFormProps } from '@doorstep/ui/address/map-address-form';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { PageHeader } from '@doorstep/ui/base/page-header';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { cardOf } from '../data.ts';
import { RemovalParts, type RemovalProps } from '../removal.tsx';
import { addressMessages } from '../messages.en.ts';

export interface ManageViewProps {
  /** Given while nobody is logged in: the login page, and back here. */
  loginHref: string | undefined;
  addresses: Resource<readonly Address[]>;
  removal: RemovalProps;
  form: Omit<MapAddressFormProps, 'location' | 'onCancel' | 'id'>;
  place: Place | null;
  /** What the place is called. */
  label: string;
  onEdit: (one: Address) => void;
  onCancel: () => void;
  /** Only somebody else may change and delete what is there. */
  closed?: boolean;
  /** The open map. */
  map?: ReactNode;
}

export function ManageView({
  loginHref,
  addresses,
  removal,
  form,
  place,
  label,
  onEdit,
  onCancel,
  closed = false,
  map,
}: ManageViewProps) {
  const messages = usePageMessages('address', addressMessages);
  if (loginHref !== undefined) return <AuthRequired description={messages.loginText} loginHref={loginHref} />;
  const all = addresses.state === 'ready' ? addresses.data : undefined;
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.management} description={all && messages.count(all.length)} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <MapAddressForm
          {...form}
          id="map-address"
          location={
            place && {
              place: label || undefined,
              distanceKm: distanceKm(place),
              radiusKm: store.radiusKm,
            }
          }
          onCancel={onCancel}
        />
        <section aria-labelledby="saved" className="flex min-w-0 flex-col gap-4">
          <h2 id="saved" className="text-title">
            {messages.savedAddresses}
          </h2>
          <RemovalParts {...removal} />
          {addresses.state === 'loading' && (
            <div aria-busy className="flex flex-col gap-4">
              {[1, 2, 3, 4].map((card) => (
                <AddressCardSkeleton key={card} />
              ))}
            </div>
          )}
          {addresses.state === 'error' && (
            <ErrorState
              headingLevel={3}
              title={messages.loadFailedAgain}
              description={messages.addressesSafe}
              offline={addresses.problem === 'offline'}
              onRetry={addresses.retry}
            />
          )}
          {all?.length === 0 && (
            <EmptyState headingLevel={3} title={messages.noneYet} description={messages.noneYetText} />
          )}
          {all && all.length > 0 && (
            <ul className="flex flex-col gap-4">
              {all.map((one) => (
                <li key={one.id}>
                  <AddressCard
                    {...cardOf(one, messages)}
                    onMap={one.latitude !== null && one.longitude !== null}
                    headingLevel={3}
                    onEdit={closed ? undefined : () => onEdit(one)}
                    onDelete={closed ? undefined : () => removal.ask(one)}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      {map}
    </div>
  );
}
