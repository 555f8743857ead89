import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { QuickAddressField } from '../quick-address-form/quick-address-form.tsx';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

const form: AddressFormProps['form'] = {
  register: (name) => ({ name }),
  values: { title: 'Home', name: 'Asha Kumari', mobile: '9876543210' },
  titles: ['Home', 'Office'],
  onTitleChange: fn(),
  errors: {},
  attempt: 0,
  onSubmit: fn((event: BaseSyntheticEvent) => {
    event.preventDefault();
  }),
};
const saved: Partial<Record<QuickAddressField, string>> = {
  title: 'Home',
  name: 'Asha Kumari',
  mobile: '9876543210',
  address_line_1: 'Flat 4B, Shanti Apartments',
  address_line_2: 'Kanke Road',
  landmark: 'Gandhi Nagar Gate',
  pincode: '834001',
  city: 'Ranchi',
  state: 'Jharkhand',
};

const meta = preview.meta({
  title: 'Address/Address form',
  component: AddressForm,
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { open: true, onOpenChange: fn(), form },
});
export const Default = meta.story();
export const FilledEditing = meta.story({
  args: {
    editing: true,
    form: { ...form, register: (name) => ({ name, defaultValue: saved[name] }), values: saved },
  },
});
export const Error = meta.story({
  args: {
    form: {
      ...form,
      attempt: 1,
      error: 'Failed to save address',
      errors: {
        title: { message: 'Please fill all required fields' },
        pincode: { message: 'Pincode must be 6 digits' },
      },
    },
  },
});
export const Busy = meta.story({ args: { editing: true, form: { ...form, busy: true } } });
export const Hindi = meta.story({ args: { editing: true }, globals: { locale: 'hi' } });
