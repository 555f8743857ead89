'use client';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { RadioCards } from '../../base/radio-cards/radio-cards.tsx';
import { TextArea } from '../../base/text-area/text-area.tsx';
import { TextField } from '../../base/text-field/text-field.tsx';
import type { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { scheduleFormMessages } from '../schedule-form-messages.en.ts';
import type { ScheduleField, ScheduleFormProps } from './schedule-form.tsx';

interface WherePartProps extends Pick<
  ScheduleFormProps,
  | 'addresses'
  | 'addressId'
  | 'onAddressChange'
  | 'addAddressHref'
  | 'locateBusy'
  | 'onLocate'
  | 'located'
  | 'delivery'
> {
  /** Of the form. */
  formId: string;
  /** Props of its fields. */
  field: ReturnType<typeof useFields<ScheduleField, 'address' | 'latitude' | 'longitude'>>['field'];
  /** What is wrong with the saved address. */
  error: string | undefined;
}

const OTHER = 'other';

/** A saved address, or another one with its point; then whether we come there. */
export function WherePart({
  addresses,
  addressId,
  onAddressChange,
  addAddressHref,
  locateBusy,
  onLocate,
  located,
  delivery,
  formId,
  field,
  error,
}: WherePartProps) {
  const messages = useMessages('scheduleForm', scheduleFormMessages);
  const typed = addressId === null;
  return (
    <section aria-labelledby={`${formId}-where`} className="flex flex-col gap-4">
      <h2 id={`${formId}-where`} className="text-title">
        {messages.where}
      </h2>
      {addresses.length > 0 && (
        <RadioCards
          // The summary of errors leads here while none is typed.
          id={typed ? `${formId}-saved` : `${formId}-address`}
          tabIndex={-1}
          legend={messages.saved}
          options={[
            ...addresses.map(({ id, title, text, detail }) => ({
              value: String(id),
              label: title,
              description: (
                <>
                  <span className="block">{text}</span>
                  {detail && <span className="block">{detail}</span>}
                </>
              ),
            })),
            { value: OTHER, label: messages.other, description: messages.otherText },
          ]}
          value={typed ? OTHER : String(addressId)}
          onValueChange={(value) => onAddressChange(value === OTHER ? null : Number(value))}
          error={typed ? undefined : error}
        />
      )}
      <LinkButton href={addAddressHref} tone="plain" className="self-start">
        <Icon name="icon-plus" />
        <span>{messages.addNew}</span>
      </LinkButton>
      {typed && (
        <>
          <TextArea
            {...field('address')}
            label={messages.address}
            hint={messages.addressHint}
            autoComplete="street-address"
          />
          <Button tone="plain" busy={locateBusy} onClick={onLocate} className="self-start">
            {!locateBusy && <Icon name="icon-locate-fixed" />}
            <span>{locateBusy ? messages.locating : messages.locate}</span>
          </Button>
          <p role="status" className="text-content-muted empty:hidden">
            {located}
          </p>
          <div className="grid gap-4 xs:grid-cols-2">
            {(['latitude', 'longitude'] as const).map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={messages[name]}
                type="number"
                inputMode="decimal"
                step="any"
                autoComplete="off"
              />
            ))}
          </div>
        </>
      )}
      {delivery}
    </section>
  );
}
