import type { Addresses } from '@doorstep/contract/address.schema';
import { store } from '@doorstep/contract/store';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorSummary } from '@doorstep/ui/base/error-summary';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { ProgressSteps } from '@doorstep/ui/base/progress-steps';
import { CartBar } from '@doorstep/ui/cart/cart-bar';
import { CartLine } from '@doorstep/ui/cart/cart-line';
import { CartSummary } from '@doorstep/ui/cart/cart-summary';
import { CautionNotice, type NoticeCaution } from '@doorstep/ui/medicine/caution-notice';
import type { ComponentType, ReactNode, Ref } from 'react';
import type { addressMessages } from '../address/public.ts';
import type { Resource } from '../app/resource.ts';
import { PrescriptionDoor, type ChoosePrescriptionProps } from '../prescription/public.ts';
import { usePageMessages } from '../messages/messages.ts';
import type { CartCheckout } from './draft.ts';
import { Alike } from './alike-part.tsx';
import { sumsOf, type ShownLine } from './data.ts';
import { cartMessages } from './messages.en.ts';
import { DeliverySection, places } from './delivery-section.tsx';

export interface CartProblem {
  field: 'address' | 'mobile' | 'prescription' | 'limit';
  message: string;
  /** Medicine of a limit. */
  id?: number;
}
export interface CartViewProps {
  ref?: Ref<HTMLDivElement>;
  lines: readonly ShownLine[];
  /** The shop could not be asked for today's prices. */
  pricesOld: boolean;
  /** Medicines of the cart that should not be taken together without advice. */
  cautions: readonly NoticeCaution[];
  /** Limits without a prescription that the cart exceeds, by medicine. */
  limits: ReadonlyMap<number, string>;
  signedIn: boolean;
  addresses: Resource<Addresses>;
  addressId: number | undefined;
  adding: boolean;
  /** The address form, while it is open. */
  form: ReactNode;
  /** When it comes, to the chosen address or a pincode. */
  delivery: ReactNode;
  checkout: Pick<CartCheckout, 'forOther' | 'contactMobile' | 'prescription'>;
  upload: ChoosePrescriptionProps['upload'];
  /** The part in which a prescription is chosen, once it is here. */
  Choose: ComponentType<ChoosePrescriptionProps> | undefined;
  /** Prescriptions that were sent before. */
  earlier: ChoosePrescriptionProps['earlier'];
  problems: readonly CartProblem[];
  attempt: number;
  addressText: typeof addressMessages;
  onQuantityChange: (id: number, quantity: number) => void;
  onAddress: (id: number) => void;
  onAdd: () => void;
  onPrescription: ChoosePrescriptionProps['onChoose'];
  onForOther: (forOther: boolean) => void;
  onMobile: (mobile: string) => void;
  /** It was pressed while the addresses were on their way. */
  waiting: boolean;
  onProceed: () => void;
}

const lineId = (id: number) => `cart-line-${id}`;

export function CartView({
  ref,
  lines,
  pricesOld,
  cautions,
  limits,
  signedIn,
  addresses,
  addressId,
  adding,
  form,
  delivery,
  checkout,
  upload,
  Choose,
  earlier,
  problems,
  attempt,
  addressText,
  onQuantityChange,
  onAddress,
  onAdd,
  onPrescription,
  onForOther,
  onMobile,
  waiting,
  onProceed,
}: CartViewProps) {
  const messages = usePageMessages('cart', cartMessages);
  if (lines.length === 0) {
    return (
      <>
        <EmptyState headingLevel={1} title={messages.emptyTitle} description={messages.emptyText}>
          <LinkButton href="/">{messages.toHome}</LinkButton>
          <LinkButton href="/medicines" tone="plain">
            {messages.toMedicines}
          </LinkButton>
        </EmptyState>
        <PrescriptionDoor />
      </>
    );
  }
  const { items, subtotalPaise, savingPaise } = sumsOf(lines);
  const problem = (field: CartProblem['field']) => problems.find((one) => one.field === field)?.message;
  const first = addresses.state === 'ready' ? addresses.data.addresses[0] : undefined;
  const targets = {
    ...places,
    address: first
      ? `${places.address}-${addressId ?? first.id}`
      : adding
        ? 'new-address-pincode'
        : 'add-address',
  };
  const proceed = (
    <Button size="lg" wide disabled={items === 0} busy={waiting} onClick={onProceed}>
      {messages.proceed}
    </Button>
  );
  return (
    <div ref={ref} className="flex flex-1 flex-col gap-6">
      <ProgressSteps steps={messages.steps.map((label) => ({ label }))} current={0} />
      <PageHeader title={messages.title} />
      <ErrorSummary
        problems={problems.map(({ field, id = 0, message }) => ({
          href: `#${field === 'limit' ? lineId(id) : targets[field]}`,
          message,
        }))}
        attempt={attempt}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="lines" className="flex flex-col gap-3">
            <h2 id="lines" className="text-title">
              {messages.medicines}
            </h2>
            {pricesOld && (
              <p role="status" className="text-meta text-content-muted">
                {messages.pricesOld}
              </p>
            )}
            <CautionNotice cautions={cautions} />
            {lines.some(({ alike }) => alike) && <Alike lines={lines} />}
            {lines.map(({ id, alike, composition, ...line }) => (
              <CartLine
                key={id}
                {...line}
                id={lineId(id)}
                tabIndex={-1}
                error={limits.get(id)}
                note={alike && <Alike alike={alike} composition={composition} />}
                href={`/medicines/${id}`}
                onQuantityChange={(quantity) => onQuantityChange(id, quantity)}
              />
            ))}
            <PrescriptionDoor />
          </section>
          <DeliverySection
            signedIn={signedIn}
            addresses={addresses}
            addressId={addressId}
            adding={adding}
            form={form}
            delivery={delivery}
            checkout={checkout}
            problem={problem}
            subtotalPaise={subtotalPaise}
            addressText={addressText}
            onAddress={onAddress}
            onAdd={onAdd}
            onForOther={onForOther}
            onMobile={onMobile}
          />
          {signedIn && Choose && (
            <section>
              <Choose
                id={places.prescription}
                earlier={earlier}
                kept={checkout.prescription}
                upload={upload}
                needed={lines.some(({ prescriptionRequired }) => prescriptionRequired)}
                error={problem('prescription')}
                onChoose={onPrescription}
              />
            </section>
          )}
        </div>
        <CartSummary
          items={items}
          subtotalPaise={subtotalPaise}
          savingPaise={savingPaise > 0 ? savingPaise : undefined}
          freeFromPaise={store.freeDeliveryFromPaise}
          className="lg:sticky lg:top-6"
        >
          {proceed}
        </CartSummary>
      </div>
      <CartBar totalPaise={subtotalPaise} className="mt-auto -mb-6">
        {proceed}
      </CartBar>
    </div>
  );
}
