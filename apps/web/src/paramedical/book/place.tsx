import type { Addresses } from '@doorstep/contract/address.schema';
import { AddressRadioList, AddressRadioListSkeleton } from '@doorstep/ui/address/address-radio-list';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import type { ReactNode } from 'react';
import { addressMessages, optionOf } from '../../address/public.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { bookVisitMessages } from './messages.en.ts';

export interface PlaceProps {
  signedIn: boolean;
  /** The login page, and back. */
  loginHref: string;
  addresses: Resource<Addresses>;
  addressId: number | undefined;
  /** The address form, while it is open. */
  form: ReactNode;
  error: string | undefined;
  onAddress: (id: number) => void;
  onAdd: () => void;
}
/** Id of the addresses, to which the summary of what is missing leads. */
export const ADDRESS = 'address';

/** Where somebody is to come: a saved address, or a new one. */
export function Place({
  signedIn,
  loginHref,
  addresses,
  addressId,
  form,
  error,
  onAddress,
  onAdd,
}: PlaceProps) {
  const messages = usePageMessages('bookVisit', bookVisitMessages);
  const words = usePageMessages('address', addressMessages);
  if (!signedIn)
    return (
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-strong">{messages.loginFirst}</p>
          <p>{messages.loginText}</p>
        </div>
        <LinkButton href={loginHref} tone="plain">
          {messages.login}
        </LinkButton>
      </Card>
    );
  if (addresses.state === 'loading') return <AddressRadioListSkeleton />;
  if (addresses.state === 'error')
    return (
      <ErrorState
        headingLevel={3}
        title={words.loadFailed}
        offline={addresses.problem === 'offline'}
        onRetry={addresses.retry}
      />
    );
  return (
    <>
      <AddressRadioList
        id={ADDRESS}
        legend={messages.addressLegend}
        addresses={addresses.data.addresses.map((one) =>
          optionOf(one, { ...words, tooFar: messages.tooFar }),
        )}
        value={addressId === undefined ? undefined : String(addressId)}
        error={error}
        onValueChange={(id) => onAddress(Number(id))}
      >
        {!form && (
          <Button id="add-address" tone="plain" onClick={onAdd}>
            <Icon name="icon-plus" />
            <span>{words.addNew}</span>
          </Button>
        )}
      </AddressRadioList>
      {form}
    </>
  );
}
