import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { QuickAddressForm, type QuickAddressField } from './quick-address-form.tsx';

const meta = preview.meta({
  title: 'Address/Quick address form',
  component: QuickAddressForm,
  args: {
    register: (name: QuickAddressField) => ({ name }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-180">
        <Story />
      </div>
    ),
  ],
});
export const Default = meta.story();
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const type = (label: string | RegExp, text: string) =>
      userEvent.type(canvas.getByRole('textbox', { name: label }), text);
    await type('Address Title', 'Home');
    await type('Full Name', 'Asha Kumari');
    await type('Mobile Number', '9876543210');
    await type('Address Line 1', 'Flat 4B, Shanti Apartments, Kanke Road');
    await type(/^Landmark/, 'Near Gandhi Nagar Gate');
    await type('City', 'Ranchi');
    await type('State', 'Jharkhand');
    await type('Pincode', '834001');
    await userEvent.click(canvas.getByRole('checkbox'));
  },
});
export const Errors = meta.story({
  args: {
    attempt: 1,
    errors: {
      title: { message: 'Address title is required' },
      mobile: { message: 'Please enter a valid 10-digit mobile number' },
      city: { message: 'City is required' },
      pincode: { message: 'Pincode must be 6 digits' },
    },
  },
  tags: ['all-cells'],
});
export const Busy = meta.story({ args: { busy: true } });
export const ServerError = meta.story({
  args: { problem: 'We could not save this address. What you wrote is still here. Please try again.' },
});
export const Editing = meta.story({
  args: { editing: true, heading: null, pincodePlace: 'Ranchi, Jharkhand' },
});
export const InReach = meta.story({
  args: {
    pincodePlace: 'Ranchi, Jharkhand',
    reach: {
      far: false,
      text: '4.2 km from our pharmacy. We deliver here for ₹13.00, and free from ₹499.00.',
    },
  },
});
export const TooFar = meta.story({
  args: {
    pincodePlace: 'Hazaribagh, Jharkhand',
    reach: { far: true, text: '72.3 km away: we deliver within 30 km' },
  },
});
/** What each empty field wants stands beside it; the sentence for all of them in the summary. */
export const EmptyFields = meta.story({
  args: {
    attempt: 1,
    errors: {
      title: {
        message: 'Please fill all required fields',
        beside: 'Give this address a name, such as Home',
      },
      pincode: { message: 'Please fill all required fields', beside: 'Write your 6-digit pincode' },
    },
  },
});
export const WithoutCancel = meta.story({
  args: { onCancel: undefined, heading: 'Where should we deliver?' },
});
export const LongText = meta.story({
  args: {
    heading:
      'Where in the Ranchi Municipal Corporation area should we bring the medicines of Venkatanarasimharajuvaripeta Subramaniam?',
    errors: {
      title: {
        message: 'Please use at most 50 letters for the title, so that it fits on the label of the parcel',
      },
    },
  },
});
export const Hindi = meta.story({
  args: { attempt: 1, errors: { name: { message: 'पूरा नाम ज़रूरी है' } } },
  globals: { locale: 'hi' },
});
