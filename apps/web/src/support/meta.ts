import { brand } from '@doorstep/contract/brand';
import { imprint } from '@doorstep/contract/imprint';
import { drawnImage, type AreaReads, type AreaMeta } from '../app/page-meta.ts';
import type { PageLang } from '../messages/load.ts';

const words = {
  'en-IN': {
    support: `Call or write to ${brand.name}, or ask to be called back. Answers on delivery, prescriptions, returns, refunds and visits.`,
    about: `What ${brand.name} in ${imprint.city} does, who founded it, and by which licence it sells medicines.`,
    emergency: `Whom to call in an emergency: 112, the ambulance on 108, and the ambulance of ${brand.name} in ${imprint.city}.`,
    privacy: `What ${brand.name} keeps of you, who sees it, for how long, and how to take it with you or delete it.`,
    terms: `Prices, prescriptions, delivery, returns and visits at ${brand.name}: the terms of the shop.`,
  },
  'hi-IN': {
    support: `${brand.name} को फ़ोन करें, लिखें, या फ़ोन करने को कहें। डिलीवरी, पर्ची, रद्द करने, पैसे की वापसी और विज़िट पर सवालों के जवाब।`,
    about: `राँची में ${brand.name} क्या करता है, किसने शुरू किया, और किस लाइसेंस से दवाइयाँ बेचता है।`,
    emergency: `आपात स्थिति में किसे फ़ोन करें: 112, एम्बुलेंस 108, और ${brand.name} की अपनी एम्बुलेंस।`,
    privacy: `${brand.name} आपका कौन सा डेटा रखता है, कौन देखता है, कब तक, और उसे कैसे लें या हटाएँ।`,
    terms: `${brand.name} पर कीमत, पर्ची, डिलीवरी, वापसी और विज़िट: दुकान की शर्तें।`,
  },
} satisfies Record<PageLang, object>;
const paths = ['support', 'about', 'emergency', 'privacy', 'terms'] as const;

export const meta: AreaMeta = Object.fromEntries(
  paths.map((path) => [
    path,
    ({ lang }) => ({
      // What a message is about is no page of its own.
      canonical: `/${path}`,
      description: words[lang][path],
      image: drawnImage('home'),
    }),
  ]),
);

export const reads: AreaReads = { support: ['about', 'kind'] };
