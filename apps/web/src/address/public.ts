export { optionOf, useAddresses } from './data.ts';
export { ofNew } from './draft.ts';
export { addressMessages } from './messages.en.ts';
/** The form that adds an address in place. */
export const fetchAddAddress = () => import('./add-address.tsx');
