import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { MapAddressForm, type MapAddressFormProps } from './map-address-form.tsx';

const FILL_ALL = 'Please fill all fields and select a location';
const location = {
  place: 'Kanke Road, Ranchi',
  distanceKm: 4.2,
  radiusKm: 30,
};
type Location = MapAddressFormProps['location'];
const search: MapAddressFormProps['search'] = {
  state: 'idle',
  places: [],
  onValueChange: fn(),
  onSelect: fn(),
};
type Register = MapAddressFormProps['register'];
const filled = {
  name: 'Asha Kumari',
  mobile: '9876543210',
  address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834008',
};
const long = {
  name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
  mobile: '9876543210',
  address:
    'Third floor, the door behind the second staircase, Sri Ramakrishna Paramahamsa Apartments, Block D, Kanke Road, Ranchi, Jharkhand 834008',
};

const meta = preview.meta({
  title: 'Address/Map address form',
  component: MapAddressForm,
  args: {
    register: ((name) => ({ name })) as Register,
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    location: null as Location,
    search,
    onRemoveLocation: fn(),
    onLocate: fn(),
    onPickFromMap: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Filled = meta.story({
  args: {
    register: ((name) => ({ name, defaultValue: filled[name] })) as Register,
    location,
    editing: true,
    onCancel: fn(),
  },
  tags: ['all-cells'],
});
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: {
      name: { message: FILL_ALL },
      mobile: { message: 'Please enter a valid 10-digit mobile number' },
      address: { message: FILL_ALL },
      location: { message: FILL_ALL },
    },
  },
});
/** An account that has no name yet. */
export const WithoutName = meta.story({
  args: { nameHint: 'We also write it on your account. You can change it in your profile.' },
});
export const BusyLocating = meta.story({ args: { locateBusy: true } });
export const ErrorLocationDenied = meta.story({
  args: {
    locateError: 'Please allow location access to use this feature',
    error: 'Failed to add address. Please try again.',
  },
});
export const Busy = meta.story({ args: { busy: true, location } });
export const LongText = meta.story({
  args: {
    register: ((name) => ({ name, defaultValue: long[name] })) as Register,
    nameHint:
      'We also write it on your account, on each bill and on each parcel. You can change it in your profile.',
    location: {
      place:
        'Venkatanarasimharajuvaripeta Cooperative Housing Society Post Office, Sri Potti Sriramulu Nellore District',
      distanceKm: 1204.7,
      radiusKm: 30,
    },
    locateError:
      'Your phone did not say where it is. Allow the location for this page in its settings, or choose the place on the map.',
    editing: true,
    onCancel: fn(),
  },
});
export const Hindi = meta.story({
  args: { location: { ...location, place: 'कांके रोड, राँची' } },
  globals: { locale: 'hi' },
});
