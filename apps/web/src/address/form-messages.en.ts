/** English of what the forms of addresses say while one is written. */
export const addressFormMessages = {
  reachFrom: (km: string, fee: string, free: string) =>
    `${km} km from our pharmacy. We deliver here for ${fee}, and free from ${free}.`,
  titles: ['Home', 'Office'],
  nameHint: 'We also write it on your account. You can change it in your profile.',
  wants: {
    title: 'Give this address a name, such as Home',
    address_line_1: 'Write your house number and street',
    pincode: 'Write your 6-digit pincode',
    city: 'Write your city',
    state: 'Write your state',
    name: 'Write the full name',
    mobile: 'Write a 10-digit mobile number',
    address: 'Write your address',
    latitude: 'Choose your place from the list or on the map',
  },
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    addressForm: typeof addressFormMessages;
  }
}
