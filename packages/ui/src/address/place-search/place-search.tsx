'use client';
import { Combobox, type ComboboxProps } from '../../base/combobox/combobox.tsx';
import { useMessages } from '../../messages/provider.ts';
import { addressMapMessages } from '../map-messages.en.ts';

export interface PlaceOption {
  id: string;
  label: string;
  /** What tells it from others of that name: 'Ranchi, Jharkhand 834008'. */
  description: string;
}
export interface PlaceSearchProps extends Omit<ComboboxProps, 'options' | 'listLabel' | 'status' | 'source'> {
  /** What was found, best first. */
  places: readonly PlaceOption[];
  /** Whose places these are. */
  attribution?: string | undefined;
}

/** An address that suggests places while it is written; whatever is not suggested can be written all the same. Native attributes go to the `<input>`, `className` to the whole. */
export function PlaceSearch({ places, attribution, ...props }: PlaceSearchProps) {
  const messages = useMessages('addressMap', addressMapMessages);
  const found = places.length > 0 ? messages.places(places.length) : messages.noPlace;
  const status = { idle: '', loading: messages.searching, ready: found, error: messages.searchFailed };
  return (
    <Combobox
      data-slot="place-search"
      {...props}
      options={places.map(({ label, ...place }) => ({
        ...place,
        label: <span className="font-medium">{label}</span>,
      }))}
      listLabel={messages.addressField}
      status={status[props.state]}
      source={attribution}
    />
  );
}
