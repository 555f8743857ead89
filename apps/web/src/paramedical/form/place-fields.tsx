import { distanceKm } from '@doorstep/contract/delivery';
import { store } from '@doorstep/contract/store';
import { LocationBox } from '@doorstep/ui/address/location-box';
import { PlaceSearch, type PlaceSearchProps } from '@doorstep/ui/address/place-search';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Notice } from '@doorstep/ui/base/notice';
import type { Place } from '@doorstep/contract/delivery';
import { usePageMessages } from '../../messages/messages.ts';
import { visitFormMessages } from '../form-messages.en.ts';

export interface PlaceFieldsProps {
  id: string;
  address: string;
  place: Place | null;
  /** What the place is called. */
  label: string;
  locating: boolean;
  /** Why the device did not say where it is. */
  problem: string | undefined;
  search: Pick<PlaceSearchProps, 'state' | 'places' | 'onSelect' | 'onValueChange'>;
  error: string | undefined;
  onAddress: (address: string) => void;
  onLocate: () => void;
  onMap: () => void;
  onRemove: () => void;
}
/** An address that is not saved, with its place: nobody has to know degrees. */
export function PlaceFields({
  id,
  address,
  place,
  label,
  locating,
  problem,
  search,
  error,
  onAddress,
  onLocate,
  onMap,
  onRemove,
}: PlaceFieldsProps) {
  const messages = usePageMessages('visitForm', visitFormMessages);
  return (
    <div className="flex flex-col gap-4">
      <PlaceSearch
        {...search}
        id={id}
        label={messages.address}
        hint={messages.addressHint}
        error={error}
        maxLength={1000}
        value={address}
        onChange={({ currentTarget }) => onAddress(currentTarget.value)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
      {place && (
        <LocationBox
          place={label || undefined}
          distanceKm={distanceKm(place)}
          radiusKm={store.radiusKm}
          onRemove={onRemove}
        />
      )}
      <div className="flex flex-wrap gap-3 *:min-w-[min(100%,--spacing(32))] *:grow">
        <Button tone="plain" busy={locating} onClick={onLocate}>
          {!locating && <Icon name="icon-locate-fixed" />}
          <span>{locating ? messages.locating : messages.locate}</span>
        </Button>
        <Button tone="plain" onClick={onMap}>
          <Icon name="icon-map" />
          <span>{messages.pickFromMap}</span>
        </Button>
      </div>
    </div>
  );
}
