import { AddressRadioList, AddressRadioListSkeleton } from '@doorstep/ui/address/address-radio-list';
import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { Checkbox } from '@doorstep/ui/base/checkbox';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { Icon } from '@doorstep/ui/base/icon';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { MobileField } from '@doorstep/ui/base/mobile-field';
import { optionOf } from '../address/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import { cartMessages } from './messages.en.ts';
import type { CartProblem, CartViewProps } from './view.tsx';

/** Ids of what the summary of errors leads to. */
export const places = { address: 'address', mobile: 'contact-mobile', prescription: 'prescription' } as const;

interface DeliverySectionProps extends Pick<
  CartViewProps,
  | 'signedIn'
  | 'addresses'
  | 'addressId'
  | 'adding'
  | 'form'
  | 'delivery'
  | 'checkout'
  | 'addressText'
  | 'onAddress'
  | 'onAdd'
  | 'onForOther'
  | 'onMobile'
> {
  /** What is wrong with a field. */
  problem: (field: CartProblem['field']) => string | undefined;
  /** Of the goods: what delivery costs depends on it. */
  subtotalPaise: number;
}

/** Where the order goes, and who is called there. */
export function DeliverySection({
  signedIn,
  addresses,
  addressId,
  adding,
  form,
  delivery,
  checkout,
  problem,
  subtotalPaise,
  addressText,
  onAddress,
  onAdd,
  onForOther,
  onMobile,
}: DeliverySectionProps) {
  const messages = usePageMessages('cart', cartMessages);
  return (
    <section aria-labelledby="where" className="flex flex-col gap-4">
      <h2 id="where" className="text-title">
        {messages.address}
      </h2>
      {!signedIn && (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0">{messages.loginFirst}</p>
          <LinkButton href="/login?next=%2Forder-step-1" tone="plain">
            {messages.login}
          </LinkButton>
        </Card>
      )}
      {!signedIn && delivery}
      {signedIn && addresses.state === 'loading' && <AddressRadioListSkeleton />}
      {signedIn && addresses.state === 'error' && (
        <ErrorState
          headingLevel={3}
          title={addressText.loadFailed}
          offline={addresses.problem === 'offline'}
          onRetry={addresses.retry}
        />
      )}
      {signedIn && addresses.state === 'ready' && (
        <>
          <AddressRadioList
            id={places.address}
            addresses={addresses.data.addresses.map((one) => optionOf(one, addressText, subtotalPaise))}
            value={addressId === undefined ? undefined : String(addressId)}
            error={problem('address')}
            onValueChange={(id) => onAddress(Number(id))}
          >
            {!adding && (
              <Button id="add-address" tone="plain" onClick={onAdd}>
                <Icon name="icon-plus" />
                <span>{addressText.addNew}</span>
              </Button>
            )}
          </AddressRadioList>
          {delivery}
          {form}
          <div className="flex flex-col gap-3">
            <Checkbox
              label={messages.forOther}
              checked={checkout.forOther}
              onChange={({ currentTarget }) => onForOther(currentTarget.checked)}
            />
            {checkout.forOther && (
              <MobileField
                id={places.mobile}
                label={messages.otherMobile}
                hint={messages.otherHint}
                defaultValue={checkout.contactMobile}
                error={problem('mobile')}
                autoComplete="off"
                onChange={({ currentTarget }) => onMobile(currentTarget.value)}
                className="max-w-dialog"
              />
            )}
          </div>
        </>
      )}
    </section>
  );
}
