import { imprint } from '@doorstep/contract/imprint';
import { toRupees } from '@doorstep/contract/money';
import type { HomeService } from '@doorstep/contract/paramedical.schema';
import { store } from '@doorstep/contract/store';
import { formatPaise } from '@doorstep/ui/base/price';
import { addressIn, drawnImage, type AreaReads, type AreaMeta } from '../app/page-meta.ts';
import { atHome, breadcrumbs, offer } from '../app/structured-data.ts';
import type { PageLang } from '../messages/load.ts';
import { pricesOf, serviceIn } from './service-in.ts';

const LIST = '/paramedical';
const words = {
  'en-IN': {
    home: 'Home',
    list: 'Paramedical services',
    type: 'Nursing care at home',
    listText: `Nurses who come to your home in ${imprint.city} and up to ${store.radiusKm} km around, at the time you choose: dressings, injections, drips, catheters, care after a hospital stay.`,
    facts: (minutes: number, price: string) => `${minutes} minutes at your home, ${price}.`,
  },
  'hi-IN': {
    home: 'होम',
    list: 'पैरामेडिकल सेवाएँ',
    type: 'घर पर नर्सिंग देखभाल',
    listText: `राँची और ${store.radiusKm} किमी तक, आपके चुने समय पर नर्स घर आती हैं: ड्रेसिंग, इंजेक्शन, ड्रिप, कैथेटर और अस्पताल के बाद की देखभाल।`,
    facts: (minutes: number, price: string) => `घर पर ${minutes} मिनट, ${price}।`,
  },
} satisfies Record<PageLang, object>;

export const meta: AreaMeta = {
  paramedical: ({ query, lang }) => ({
    canonical: LIST,
    description: words[lang].listText,
    image: drawnImage('services'),
    indexed: !query.get('search')?.trim(),
  }),
  'paramedical/:id'({ origin, lang, answers }) {
    const found = answers[0] as { data: HomeService } | undefined;
    if (!found) return undefined;
    const { data } = found,
      { name, description } = serviceIn(lang, data),
      { pricePaise } = pricesOf(data),
      say = words[lang],
      canonical = `${LIST}/${data.id}`,
      address = (path: string) => addressIn(lang, origin, path);
    return {
      canonical,
      description: `${description} ${say.facts(data.minutes, formatPaise(pricePaise))}`,
      image: drawnImage('services'),
      structuredData: [
        {
          '@type': 'Service',
          '@id': `${origin}${canonical}#service`,
          name,
          url: address(canonical),
          description,
          serviceType: say.type,
          ...(data.image && { image: origin + data.image }),
          ...(data.around_the_clock && {
            hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
          }),
          ...atHome(origin),
          offers: offer({ origin, address: address(canonical), price: toRupees(pricePaise) }),
        },
        breadcrumbs([
          { name: say.home, address: address('/') },
          { name: say.list, address: address(LIST) },
          { name, address: address(canonical) },
        ]),
      ],
    };
  },
};

export const reads: AreaReads = { paramedical: ['search'] };
