import { brand } from '@doorstep/contract/brand';
import { storePlace } from '@doorstep/contract/delivery';
import { imprint } from '@doorstep/contract/imprint';
import { store } from '@doorstep/contract/store';

/** A thing in the words of schema.org. Only what stands on the page, too: no rating, price or hour that the record does not have. */
export interface StructuredData {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

/** Others name the shop by it. */
export const shopId = (origin: string): { '@id': string } => ({ '@id': `${origin}/#shop` });
/** How far the shop comes. */
const area = (): StructuredData => ({
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', ...storePlace },
  geoRadius: store.radiusKm * 1000,
});
const [streetAddress] = imprint.addressLines,
  [postalCode] = /\d{6}$/.exec(imprint.addressLines[1])!;

/** The shop itself, and its pages with the search. `searchPath` takes the words at its end. */
export const shop = (origin: string, searchPath: string): StructuredData[] => [
  {
    '@type': 'Pharmacy',
    ...shopId(origin),
    name: brand.name,
    description: brand.blurb,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    telephone: brand.phone,
    email: imprint.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality: imprint.city,
      addressRegion: imprint.state,
      postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...storePlace },
    areaServed: area(),
    taxID: imprint.gstin,
    currenciesAccepted: 'INR',
    sameAs: imprint.social.map(({ href }) => href),
  },
  {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: ['en-IN', 'hi-IN'],
    publisher: shopId(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];

/** The way down to a page, as it stands above it. */
export const breadcrumbs = (items: ReadonlyArray<{ name: string; address: string }>): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address,
  })),
});

interface Offered {
  origin: string;
  address: string;
  /** Rupees. */
  price: number;
  /** Undefined: it is no thing that runs out. */
  inStock?: boolean;
}
export const offer = ({ origin, address, price, inStock }: Offered): StructuredData => ({
  '@type': 'Offer',
  url: address,
  price,
  priceCurrency: 'INR',
  ...(inStock !== undefined && {
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }),
  seller: shopId(origin),
});
/** Something that somebody of the shop comes for. */
export const atHome = (origin: string) => ({ provider: shopId(origin), areaServed: area() });

/** Nothing where nobody was asked. */
export const rated = (rating: number | null | undefined, count: number | null | undefined) =>
  typeof rating === 'number' && typeof count === 'number' && count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          bestRating: 5,
          worstRating: 0,
          ratingCount: count,
        },
      }
    : {};
