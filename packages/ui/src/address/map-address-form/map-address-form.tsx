'use client';
import { cn } from '../../cn.ts';
import { baseMessages } from '../../base/messages.en.ts';
import { Button } from '../../base/button/button.tsx';
import { ErrorSummary } from '../../base/error-summary/error-summary.tsx';
import { FieldError } from '../../base/field/field-error.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { MobileField } from '../../base/mobile-field/mobile-field.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { TextField, type FormProps } from '../../base/text-field/text-field.tsx';
import { useFields } from '../../base/text-field/use-fields.ts';
import { useMessages } from '../../messages/provider.ts';
import { LocationBox, type LocationBoxProps } from '../location-box/location-box.tsx';
import { PlaceSearch, type PlaceSearchProps } from '../place-search/place-search.tsx';
import { addressMapMessages } from '../map-messages.en.ts';
import { addressMessages } from '../messages.en.ts';

/** In the order of the form; `location` has no control of its own, only an error. */
const fields = ['name', 'mobile', 'address', 'location'] as const;
export type MapAddressField = (typeof fields)[number];

export interface MapAddressFormProps extends Omit<FormProps<MapAddressField>, 'register'> {
  /** A form library's `register`. */
  register: FormProps<Exclude<MapAddressField, 'location'>>['register'];
  /** An address that exists: 'Edit Address' and 'Update Address'. */
  editing?: boolean;
  /** What its PlaceSearch gets. */
  search: Pick<PlaceSearchProps, 'state' | 'places' | 'onValueChange' | 'onSelect' | 'attribution'>;
  /** The place that was chosen; null before. */
  location: Pick<LocationBoxProps, 'place' | 'distanceKm' | 'radiusKm'> | null;
  /** Forgets the point on the map. */
  onRemoveLocation: () => void;
  /** Asks for the device's place. */
  onLocate: () => void;
  /** The device is being asked. */
  locateBusy?: boolean;
  /** Why the device did not say where it is. */
  locateError?: string | undefined;
  /** Opens the map. */
  onPickFromMap: () => void;
  /** Where else the name is written. */
  nameHint?: string | undefined;
  /** Draws 'Cancel'. */
  onCancel?: (() => void) | undefined;
}

/** An address with its place: searched, from the device, or from the map. The fields' ids are `${id}-${name}`. */
export function MapAddressForm({
  register,
  errors,
  onSubmit,
  attempt,
  busy = false,
  error,
  editing = false,
  search,
  location,
  onRemoveLocation,
  onLocate,
  locateBusy = false,
  locateError,
  onPickFromMap,
  nameHint,
  onCancel,
  id,
  className,
  ...props
}: MapAddressFormProps) {
  const messages = useMessages('addressMap', addressMapMessages);
  const { editAddress, addNew, fullName, mobile } = useMessages('address', addressMessages);
  const { cancel } = useMessages('base', baseMessages);
  const message = (name: MapAddressField) => errors[name]?.beside ?? errors[name]?.message;
  const { formId, field, problems } = useFields({ id, names: fields, register, errors });
  return (
    <form
      noValidate
      data-slot="map-address-form"
      data-state={busy ? 'busy' : 'idle'}
      aria-labelledby={`${formId}-heading`}
      id={formId}
      {...props}
      onSubmit={(event) => void onSubmit(event)}
      className={cn(
        'flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 md:p-5',
        className,
      )}
    >
      <h2 id={`${formId}-heading`} className="text-title">
        {editing ? editAddress : addNew}
      </h2>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('name')} label={fullName} hint={nameHint} autoComplete="name" />
      <MobileField {...field('mobile')} label={mobile} />
      <PlaceSearch
        {...search}
        {...field('address')}
        label={messages.addressField}
        hint={messages.addressHint}
      />
      <section aria-labelledby={`${formId}-where`} className="flex flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h3 id={`${formId}-where`} className="text-body font-medium">
            {messages.whereTitle}
          </h3>
          {!location && <p className="text-meta text-content-muted">{messages.whereText}</p>}
          {message('location') && (
            <FieldError controlId={`${formId}-location`}>{message('location')}</FieldError>
          )}
        </div>
        {locateError && <Notice tone="danger">{locateError}</Notice>}
        {location && <LocationBox {...location} onRemove={onRemoveLocation} />}
        <div className="flex flex-wrap gap-3 *:min-w-[min(100%,--spacing(32))] *:grow">
          <Button
            id={`${formId}-location`}
            tone="plain"
            busy={locateBusy}
            aria-describedby={message('location') ? `${formId}-location-error` : undefined}
            onClick={onLocate}
          >
            {!locateBusy && <Icon name="icon-locate-fixed" />}
            <span>{locateBusy ? messages.locating : messages.useCurrent}</span>
          </Button>
          <Button tone="plain" onClick={onPickFromMap}>
            <Icon name="icon-map" />
            <span>{messages.pickFromMap}</span>
          </Button>
        </div>
      </section>
      {error && <Notice tone="danger">{error}</Notice>}
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" wide busy={busy}>
          {editing
            ? busy
              ? messages.updating
              : messages.updateAddress
            : busy
              ? messages.adding
              : messages.addAddress}
        </Button>
        {onCancel && (
          <Button tone="quiet" wide onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
