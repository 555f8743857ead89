import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { store } from '@doorstep/contract/store';
import type { aboutMessages } from './messages.en.ts';

export const about: typeof aboutMessages = {
  title: `${brand.name} के बारे में`,
  does: 'हम क्या करते हैं',
  doesText: `राँची में हमारी दुकान से ${store.radiusKm} किमी तक हम दवाइयाँ और देखभाल आपके घर लाते हैं।`,
  medicines: 'दवाइयाँ, आपके दरवाज़े तक; हर पर्ची फ़ार्मासिस्ट जाँचते हैं।',
  nurses: 'नर्स और देखभाल करने वाले, जो आपके घर आते हैं।',
  tests: 'लैब जाँचें, सैंपल घर से लिया जाता है।',
  doctors: 'डॉक्टर, चैट से, वीडियो से और क्लिनिक में।',
  ambulance: `हमारी अपनी एम्बुलेंस, किसी भी समय: ${imprint.emergency.ownShown}।`,
  founders: 'हमारे संस्थापक',
  claim: `दो डॉक्टरों ने ${brand.name} शुरू किया। दोनों को मिलाकर ${imprint.foundersYears} साल से ज़्यादा का अनुभव है।`,
  legal: 'लाइसेंस और पंजीकरण',
  seller: 'विक्रेता और संचालक',
  sellerName: 'डोरस्टेप हेल्थ सर्विसेज़, राँची',
  address: 'दुकान',
  addressLines: 'दुकान 3, शांति कॉम्प्लेक्स, मेन रोड, राँची, झारखंड 834001',
  licence: 'ड्रग लाइसेंस',
  gstin: 'जीएसटी नंबर',
  pharmacist: 'पंजीकृत फ़ार्मासिस्ट',
  pharmacistName: `मीरा सिन्हा, पंजीकरण ${imprint.pharmacist.registration}`,
  ask: 'हमसे कुछ पूछें',
};
