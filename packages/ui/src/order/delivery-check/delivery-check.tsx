'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import { useMessages } from '../../messages/provider.ts';
import { DeliveryPromise } from '../delivery-promise/delivery-promise.tsx';
import { deliveryMessages } from '../delivery-messages.en.ts';

export interface DeliveryCheckProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange'> {
  /** What is known: undefined asks for a pincode. */
  found?:
    | {
        /** A pincode with its city, or the title of an address. */
        place: string;
        /** ISO instant; null where nobody comes. */
        promisedAt: string | null;
      }
    | undefined;
  /** It is promised once a pharmacist has looked at it. */
  waits?: boolean;
  /** Nobody comes farther, in km from the store. */
  radiusKm: number;
  /** The pincode that stands in the field at first. */
  pincode?: string | undefined;
  /** It is being asked for: presses are ignored. */
  busy?: boolean;
  /** What is wrong with the pincode. */
  error?: string | undefined;
  /** It could not be asked. */
  failed?: boolean;
  /** Gets what was typed, as it was typed. */
  onCheck: (pincode: string) => void;
  /** Another place is wanted. */
  onEdit: () => void;
}

/** When it comes to a place: asks for a pincode, or says it. */
export function DeliveryCheck({
  found,
  waits = false,
  radiusKm,
  pincode,
  busy = false,
  error,
  failed = false,
  onCheck,
  onEdit,
  className,
  ...props
}: DeliveryCheckProps) {
  const messages = useMessages('delivery', deliveryMessages);
  const id = useId();
  return (
    <section
      data-slot="delivery-check"
      data-state={found ? 'found' : 'idle'}
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-col gap-2', className)}
    >
      <h2 id={id} className="text-lead">
        {messages.check}
      </h2>
      {found ? (
        <div>
          <div role="status">
            {found.promisedAt === null ? (
              <p className="wrap-anywhere">{messages.tooFar(found.place, radiusKm)}</p>
            ) : (
              <DeliveryPromise promisedAt={found.promisedAt} waits={waits} fast />
            )}
            {found.promisedAt !== null && (
              <p className="text-meta text-content-muted wrap-anywhere">{messages.to(found.place)}</p>
            )}
          </div>
          <Button tone="quiet" size="tight" onClick={onEdit}>
            {messages.change}
          </Button>
        </div>
      ) : (
        <form
          noValidate
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('pincode');
            if (!busy && typeof typed === 'string') onCheck(typed);
          }}
        >
          <TextField
            name="pincode"
            label={messages.pincode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            defaultValue={pincode}
            error={error ?? (failed ? messages.failed : undefined)}
            className="min-w-0 flex-[1_1_8.5rem]"
          />
          <Button type="submit" tone="plain" busy={busy}>
            {messages.show}
          </Button>
        </form>
      )}
    </section>
  );
}
