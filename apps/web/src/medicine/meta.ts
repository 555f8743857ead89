import type { MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import { listFilters } from '@doorstep/contract/medicine';
import { toPaise } from '@doorstep/contract/money';
import { fullName, namesIn } from '@doorstep/contract/names';
import { imprint } from '@doorstep/contract/imprint';
import { store } from '@doorstep/contract/store';
import { formatPaise } from '@doorstep/ui/base/price';
import {
  addressIn,
  drawnImage,
  type AreaMeta,
  type AreaReads,
  type MetaInput,
  type PageMeta,
} from '../app/page-meta.ts';
import { breadcrumbs, offer, rated, type StructuredData } from '../app/structured-data.ts';
import type { PageLang } from '../messages/load.ts';
import { isNarrowed, listHref, listStateOf, OPEN } from './list/state.ts';

const words = {
  'en-IN': {
    home: 'Home',
    list: 'Medicines',
    listText: (free: string) =>
      `Medicines brought to your door in ${imprint.city} and up to ${store.radiusKm} km around, free from ${free}. Each with its salt, its price for one tablet, and cheaper ones of the same salt.`,
    by: (maker: string) => `By ${maker}.`,
    mrp: (price: string, mrp: string) => `${price}, MRP ${mrp}.`,
    prescription: 'It is sold on a doctor’s prescription only.',
  },
  'hi-IN': {
    home: 'होम',
    list: 'दवाइयाँ',
    listText: (free: string) =>
      `राँची और ${store.radiusKm} किमी तक दवाइयाँ आपके दरवाज़े पर, ${free} से डिलीवरी मुफ़्त। हर दवा का सॉल्ट, एक गोली की कीमत, और उसी सॉल्ट की सस्ती दवाइयाँ।`,
    by: (maker: string) => `${maker} की।`,
    mrp: (price: string, mrp: string) => `${price}, MRP ${mrp}।`,
    prescription: 'यह दवा सिर्फ़ डॉक्टर की पर्ची पर मिलती है।',
  },
} satisfies Record<PageLang, object>;

/** Of a prescription medicine, what it is for would be an advertisement (docs/decisions/found.md). */
function describe({ data, leaflet }: MedicineDetail, lang: PageLang): string {
  const say = words[lang];
  const { composition, pack, manufacturer, offer_price, mrp } = data;
  const what = [fullName(namesIn(lang, data)), composition, pack].filter(Boolean).join(', ');
  const ends = lang === 'hi-IN' ? '।' : '.';
  const [price, printed] = [formatPaise(toPaise(offer_price)), formatPaise(toPaise(mrp))];
  const use =
    leaflet?.[lang === 'hi-IN' ? 'hi' : 'en'].use.join(' ') ?? (lang === 'hi-IN' ? '' : data.description);
  return [
    `${what}${ends}`,
    data.prescription_required ? say.prescription : use,
    manufacturer && say.by(manufacturer),
    !data.prescription_required && (price === printed ? `${price}${ends}` : say.mrp(price, printed)),
  ]
    .filter(Boolean)
    .join(' ');
}
/** Without an offer, a prescription medicine is a fact and no product for sale. */
function thingOf(detail: MedicineDetail, { origin, lang }: MetaInput, address: string): StructuredData {
  const { data } = detail,
    needsPrescription = data.prescription_required;
  return {
    '@type': needsPrescription ? 'Drug' : ['Product', 'Drug'],
    '@id': `${origin}/medicines/${data.id}#medicine`,
    name: fullName(namesIn(lang, data)),
    url: address,
    description: describe(detail, lang),
    sku: String(data.id),
    image: [origin + (data.image_large ?? data.image ?? drawnImage(`medicine-${data.form}`))],
    ...(data.composition && { activeIngredient: data.composition }),
    ...(data.form !== 'other' && { dosageForm: data.form }),
    ...(data.manufacturer && { manufacturer: { '@type': 'Organization', name: data.manufacturer } }),
    prescriptionStatus: `https://schema.org/${needsPrescription ? 'PrescriptionOnly' : 'OTC'}`,
    ...(!needsPrescription && {
      offers: {
        ...offer({ origin, address, price: data.offer_price, inStock: data.in_stock }),
        ...(data.mrp > data.offer_price && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: data.mrp,
            priceCurrency: 'INR',
          },
        }),
      },
      ...rated(data.rating, data.review_count),
    }),
  };
}

function detail(input: MetaInput): PageMeta | undefined {
  const found = input.answers[0] as MedicineDetail | undefined;
  if (!found) return undefined;
  const { data } = found,
    { lang, origin } = input,
    canonical = `/medicines/${data.id}`,
    address = (path: string) => addressIn(lang, origin, path);
  return {
    canonical,
    description: describe(found, lang),
    image: data.image_large ?? drawnImage(`medicine-${data.form}`),
    structuredData: [
      thingOf(found, input, address(canonical)),
      breadcrumbs([
        { name: words[lang].home, address: address('/') },
        { name: words[lang].list, address: address('/medicines') },
        { name: namesIn(lang, data).name, address: address(canonical) },
      ]),
    ],
  };
}

export const meta: AreaMeta = {
  medicines({ query, lang, answers }) {
    const state = listStateOf(query),
      found = answers[0] as MedicineList | undefined;
    return {
      // Each page of the whole list is one of its own; what it is narrowed to leads to the list.
      canonical: isNarrowed(state) ? '/medicines' : listHref({ ...state, ...OPEN, view: 'grid' }),
      description: words[lang].listText(formatPaise(store.freeDeliveryFromPaise)),
      image: drawnImage('medicines'),
      indexed: !state.search && found?.data.length !== 0,
    };
  },
  'medicines/:id': detail,
  'medicine/:id': detail,
};

export const reads: AreaReads = {
  medicines: ['search', 'letter', 'sort', ...listFilters, 'page', 'view', 'filters'],
};
