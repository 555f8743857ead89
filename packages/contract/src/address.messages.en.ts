/** English of what calls with addresses refuse, and of what their forms find wrong. */
export const addressErrors = {
  fill_all: 'Please fill all required fields',
  fill_map: 'Please fill all fields and select a location',
  pincode_invalid: 'Pincode must be 6 digits',
  pincode_unknown: 'We do not know this pincode. Please check it.',
  address_not_found: 'We could not find that address.',
  too_many_addresses: ({ most }: { most: number }) => `You have ${most} addresses already. Remove one first.`,
  place_outside: 'Please choose a place in India.',
  point_far: ({ km, pincode }: { km: number; pincode: string }) =>
    `This point is ${km} km away from pincode ${pincode}. Choose another point, or correct the pincode.`,
  state_other: ({ pincode, state }: { pincode: string; state: string }) =>
    `Pincode ${pincode} is in ${state}. Please check the state and the pincode.`,
  no_details: 'Could not get place details',
};
type AddressErrors = typeof addressErrors;
declare module './failure.ts' {
  interface ErrorMessages extends AddressErrors {}
}
