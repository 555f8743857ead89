import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { store } from '@doorstep/contract/store';

/** English of the page about the shop. */
export const aboutMessages = {
  title: `About ${brand.name}`,
  does: 'What we do',
  doesText: `We bring medicines and care to homes up to ${store.radiusKm} km from our store in ${imprint.city}.`,
  medicines: 'Medicines, brought to your door; a pharmacist checks each prescription.',
  nurses: 'Nurses and other carers, who come to your home.',
  tests: 'Lab tests, with the sample taken at home.',
  doctors: 'Doctors, by chat, by video, and at the clinic.',
  ambulance: `An ambulance of our own, at any hour: ${imprint.emergency.ownShown}.`,
  founders: 'Our founders',
  claim: `Two doctors founded ${brand.name}. Together they have over ${imprint.foundersYears} years of experience.`,
  legal: 'Licence and registration',
  seller: 'Sold and managed by',
  sellerName: imprint.managedBy as string,
  address: 'Store',
  addressLines: imprint.addressLines.join(', '),
  licence: 'Drug licence',
  gstin: 'GSTIN',
  pharmacist: 'Registered pharmacist',
  pharmacistName: `${imprint.pharmacist.name}, registration ${imprint.pharmacist.registration}`,
  ask: 'Ask us something',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    about: typeof aboutMessages;
  }
}
