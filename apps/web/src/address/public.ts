export { optionOf, useAddresses } from './data.ts';
export { ofNew } from './draft.ts';
export { addressMessages } from './messages.en.ts';
export { addAddressPart } from './add-address-part.ts';
