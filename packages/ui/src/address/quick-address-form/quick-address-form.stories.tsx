import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import {
  QuickAddressForm,
  type QuickAddressField,
  type QuickAddressFormProps,
} from './quick-address-form.tsx';

type Values = Partial<Record<QuickAddressField, string>>;
/** As a form library holds them: what is drawn, and what stands folded. */
const holding = (values: Values): Pick<QuickAddressFormProps, 'register' | 'values'> => ({
  register: (name) => ({ name, defaultValue: values[name] ?? '' }),
  values,
});
const asha = { title: 'Home', name: 'Asha Kumari', mobile: '9876543210' };
const whole = {
  ...asha,
  pincode: '834001',
  city: 'Ranchi',
  state: 'Jharkhand',
  address_line_1: 'Flat 4B, Shanti Apartments, Kanke Road',
};
const meta = preview.meta({
  title: 'Address/Quick address form',
  component: QuickAddressForm,
  args: {
    ...holding(asha),
    titles: ['Home', 'Office'],
    onTitleChange: fn(),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    onCancel: fn(),
  },
  decorators: [within('max-w-180')],
});
export const Default = meta.story();
export const Filled = meta.story({
  args: {
    ...holding(whole),
    reach: {
      far: false,
      text: '4.2 km from our pharmacy. We deliver here for ₹13.00, and free from ₹499.00.',
    },
  },
});
/** Everything unfolded, as for a title of one's own and another who receives it. */
export const Open = meta.story({
  args: holding({
    ...whole,
    title: 'Mother',
    name: '',
    landmark: 'Gandhi Nagar Gate',
    address_line_2: 'Opposite the water tank',
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change city and state' }));
  },
});
/** An account that has no name yet: it is asked for here. */
export const WithoutName = meta.story({
  args: {
    ...holding({ title: 'Home', mobile: '9876543210' }),
    nameHint: 'We also write it on your account. You can change it in your profile.',
  },
});
export const Error = meta.story({
  args: {
    ...holding({}),
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
export const ErrorServerError = meta.story({
  args: { error: 'We could not save this address. What you wrote is still here. Please try again.' },
});
export const FilledEditing = meta.story({ args: { ...holding(whole), editing: true, heading: null } });
export const ErrorUnknownPincode = meta.story({
  args: { ...holding({ ...asha, pincode: '999999' }), placeUnknown: true },
});
export const OutOfRange = meta.story({
  args: {
    ...holding({ ...whole, city: 'Hazaribagh', pincode: '825301' }),
    reach: { far: true, text: '72.3 km away: we deliver within 30 km' },
  },
});
/** What each empty field wants stands beside it; the sentence for all of them in the summary. */
export const EmptyFields = meta.story({
  args: {
    ...holding({ ...asha, title: '' }),
    attempt: 1,
    errors: {
      title: {
        message: 'Please fill all required fields',
        beside: 'Give this address a name, such as Home',
      },
      pincode: { message: 'Please fill all required fields', beside: 'Write your 6-digit pincode' },
      address_line_1: {
        message: 'Please fill all required fields',
        beside: 'Write your house number and street',
      },
    },
  },
});
export const WithoutCancel = meta.story({
  args: { onCancel: undefined, heading: 'Where should we deliver?' },
});
export const LongText = meta.story({
  args: {
    ...holding({
      ...whole,
      name: 'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar',
      city: 'Thiruvananthapuram Neyyattinkara Municipality',
    }),
    heading:
      'Where in the Ranchi Municipal Corporation area should we bring the medicines of Venkatanarasimharajuvaripeta Subramaniam?',
    errors: {
      address_line_1: {
        message: 'Please use at most 200 letters for the street, so that it fits on the label of the parcel',
      },
    },
  },
});
export const Hindi = meta.story({
  args: {
    ...holding({
      title: 'घर',
      name: 'आशा कुमारी',
      mobile: '9876543210',
      city: 'राँची',
      state: 'झारखंड',
      pincode: '834001',
    }),
    titles: ['घर', 'दफ़्तर'],
    attempt: 1,
    errors: { address_line_1: { message: 'अपना मकान नंबर और गली लिखें' } },
  },
  globals: { locale: 'hi' },
});
