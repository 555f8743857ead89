export { optionOf, useAddresses, usePlaceOf } from './data.ts';
export { ofNew } from './draft.ts';
export { addressMessages } from './messages.en.ts';
export { addAddressPart } from './add-address-part.ts';
export { locate } from './manage/locate.ts';
export { mapPart } from './map-part.ts';
export { usePlacing } from './manage/placing.ts';
