import type { MedicineDetail } from '@doorstep/contract/medicine.schema';
import { describe, expect, test } from 'vitest';
import { detailOf, listOf, medicine, medicines } from './answers.ts';
import { service, serviceOf } from './service-answers.ts';
import { metaTags, type PageMeta } from '../src/app/page-meta.ts';
import { fullTitle } from '../src/app/head.ts';
import { wanted } from '../src/app/route.tsx';
import { meera } from '../src/appointment/fixtures.ts';
import { lipids } from '../src/lab/detail/fixtures.ts';
import type { PageLang } from '../src/messages/load.ts';
import { metaOf, metaPaths, pages, personalPaths, publicPaths } from '../src/meta.ts';
import { routes } from '../src/routes.tsx';

const origin = 'https://shop.example';
/** What the server makes of an address and the answers of its calls. */
function headAt(
  path: string,
  answers: unknown[] = [],
  { lang = 'en-IN', status = 200 }: { lang?: PageLang; status?: number } = {},
) {
  const url = new URL(path, origin),
    { routes: found } = wanted(routes, url);
  const meta = metaOf(found.at(-1), { origin, query: url.searchParams, lang, answers });
  const html = metaTags({ lang, origin, title: fullTitle('A title'), status, meta });
  const { head } = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  return { meta: meta as PageMeta, html, head, ...read(head) };
}
function read(head: HTMLHeadElement) {
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
  const scripts = [...head.querySelectorAll('script')];
  return {
    scripts,
    canonical: attribute('link[rel=canonical]', 'href'),
    robots: attribute('meta[name=robots]', 'content'),
    description: attribute('meta[name=description]', 'content') ?? '',
    og: (name: string) => attribute(`meta[property="og:${name}"]`, 'content'),
    alternates: Object.fromEntries(
      [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    things: scripts.flatMap(
      ({ textContent }) => (JSON.parse(textContent) as { '@graph': Record<string, unknown>[] })['@graph'],
    ),
  };
}
const plain = medicine(7, { name: 'Paramol 650', rating: 4.5, review_count: 120 });
const onPrescription = medicine(8, { prescription_required: true, rating: 4.1, review_count: 9 });
const withLeaflet = (detail: MedicineDetail): MedicineDetail => {
  const sections = { use: ['Brings down fever.'], take: [], avoid: [], ask: '', effects: [], keep: [] };
  return {
    ...detail,
    leaflet: { swallowed: true, en: sections, hi: { ...sections, use: ['बुखार कम करती है।'] } },
  };
};

/** One page of each kind. */
const kinds: Array<[path: string, answers: unknown[]]> = [
  ['/', [listOf(medicines(2))]],
  ['/medicines', [listOf(medicines(2))]],
  ['/medicines/7', [withLeaflet(detailOf(plain))]],
  ['/medicines/8', [withLeaflet(detailOf(onPrescription))]],
  ['/medical-tests', []],
  ['/medical-tests/packages', []],
  [`/medical-tests/${lipids.data.id}`, [lipids]],
  ['/paramedical', []],
  ['/paramedical/3', [serviceOf(service(3))]],
  ['/doctors', []],
  ['/doctor/1', [{ data: meera }]],
  ['/online-consultation', []],
];

describe('every route', () => {
  test('that everybody may read says what it is, and no other one does', () => {
    const isPublic = ({ path = '' }: (typeof pages)[number]) => !personalPaths.includes(path) && path !== '*';
    expect(metaPaths.toSorted()).toEqual(
      pages
        .filter(isPublic)
        .map(({ path }) => path!)
        .toSorted(),
    );
  });
  test('that is one person’s is known as such', () => {
    expect(personalPaths).toEqual(
      expect.arrayContaining([
        'login',
        'order-step-3',
        'orders/:id',
        'admin/orders',
        'staff/inbox',
        'dev/outbox',
      ]),
    );
    expect(personalPaths).not.toContain('medicines/:id');
  });
  test('that is no record’s stands in the sitemap once', () => {
    expect(publicPaths.toSorted()).toEqual([
      '/',
      '/about',
      '/doctors',
      '/emergency',
      '/medical-tests',
      '/medical-tests/packages',
      '/medicines',
      '/online-consultation',
      '/paramedical',
      '/privacy',
      '/support',
      '/terms',
    ]);
  });
});

describe.each(kinds)('%s', (path, answers) => {
  test('is known by its own address, and by one for each language', () => {
    for (const lang of ['en-IN', 'hi-IN'] as const) {
      const { canonical, alternates, robots, og } = headAt(path, answers, { lang });
      const hindi = `${origin}${path}?lang=hi`;
      expect(robots).toBeUndefined();
      expect(canonical).toBe(lang === 'hi-IN' ? hindi : origin + path);
      expect(alternates).toEqual({ 'en-IN': origin + path, 'hi-IN': hindi, 'x-default': origin + path });
      expect([og('url'), og('locale')]).toEqual([canonical, lang.replace('-', '_')]);
    }
  });
  test('is described in both languages, in a length that is read', () => {
    const english = headAt(path, answers).description,
      hindi = headAt(path, answers, { lang: 'hi-IN' }).description;
    for (const text of [english, hindi]) {
      expect(text.length).toBeGreaterThan(60);
      expect(text.length).toBeLessThanOrEqual(201);
    }
    expect(english).not.toMatch(/\p{Script=Devanagari}/u);
    expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  });
  test('has a picture for those who show a link to it', () => {
    const { og, head } = headAt(path, answers);
    expect(og('image')).toMatch(/^https:\/\/shop\.example\/(?:share\/[a-z-]+\.png|api\/img\/)/);
    expect(og('title')).toBeTruthy();
    expect(head.querySelector('meta[name="twitter:card"]')).not.toBeNull();
  });
  test('says of its things only what schema.org and the guides of Google know', () => {
    for (const lang of ['en-IN', 'hi-IN'] as const)
      expect(wrongIn(headAt(path, answers, { lang }).things)).toEqual([]);
  });
});

/** Properties by type, of those that are used: schema.org 29; and what Google's guides ask for. */
const known: Record<string, { has: string; needs: string }> = {
  Pharmacy: {
    has: 'name description url logo image telephone email address geo areaServed taxID currenciesAccepted sameAs',
    needs: 'name address',
  },
  WebSite: { has: 'name url inLanguage publisher potentialAction', needs: 'name url' },
  SearchAction: { has: 'target query-input', needs: 'target query-input' },
  EntryPoint: { has: 'urlTemplate', needs: 'urlTemplate' },
  PostalAddress: {
    has: 'streetAddress addressLocality addressRegion postalCode addressCountry',
    needs: 'streetAddress addressCountry',
  },
  GeoCoordinates: { has: 'latitude longitude', needs: 'latitude longitude' },
  GeoCircle: { has: 'geoMidpoint geoRadius', needs: 'geoMidpoint geoRadius' },
  Product: {
    has: 'name url image description sku manufacturer offers aggregateRating',
    needs: 'name image offers',
  },
  Drug: {
    has: 'name url image description sku manufacturer activeIngredient dosageForm prescriptionStatus',
    needs: 'name',
  },
  Organization: { has: 'name', needs: 'name' },
  Offer: {
    has: 'url price priceCurrency availability itemCondition seller priceSpecification',
    needs: 'price priceCurrency',
  },
  UnitPriceSpecification: { has: 'priceType price priceCurrency', needs: 'priceType price priceCurrency' },
  AggregateRating: {
    has: 'ratingValue bestRating worstRating ratingCount',
    needs: 'ratingValue ratingCount',
  },
  MedicalTest: { has: 'name url description', needs: 'name' },
  Service: {
    has: 'name url image description serviceType provider areaServed offers hoursAvailable',
    needs: 'name provider',
  },
  OpeningHoursSpecification: { has: 'opens closes', needs: 'opens closes' },
  Physician: {
    has: 'name url image description medicalSpecialty address priceRange knowsLanguage identifier aggregateRating',
    needs: 'name address',
  },
  PropertyValue: { has: 'name value', needs: 'name value' },
  BreadcrumbList: { has: 'itemListElement', needs: 'itemListElement' },
  ListItem: { has: 'position name item', needs: 'position name item' },
};
const wordsOf = (text: string) => text.split(' ');
const isOurs = (address: unknown) => typeof address === 'string' && address.startsWith(`${origin}/`);
/** What is wrong with a thing and all that it holds. */
function wrongIn(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(wrongIn);
  if (typeof thing === 'string') return thing ? [] : ['an empty text'];
  if (typeof thing === 'number') return Number.isFinite(thing) ? [] : ['no number'];
  if (typeof thing !== 'object' || thing === null) return [`${typeof thing}`];
  const { '@type': type, '@id': id, ...properties } = thing as Record<string, unknown>;
  if (type === undefined) return isOurs(id) ? [] : ['a thing without a type'];
  const types = [type].flat() as string[],
    rules = types.map((one) => known[one] ?? { has: '', needs: `unknown:${one}` }),
    may = new Set(rules.flatMap(({ has }) => wordsOf(has))),
    must = rules.flatMap(({ needs }) => wordsOf(needs)),
    names = Object.keys(properties);
  const isOffer = types.includes('Offer');
  return [
    ...names.filter((name) => !may.has(name)).map((name) => `${types.join()} has no ${name}`),
    ...must.filter((name) => !names.includes(name)).map((name) => `${types.join()} needs ${name}`),
    ...(isOffer && properties['priceCurrency'] !== 'INR' ? ['not in rupees'] : []),
    ...(isOffer && !(Number(properties['price']) > 0) ? ['no price'] : []),
    ...['url', 'item', 'image', 'logo']
      .filter((name) => ![properties[name] ?? []].flat().every(isOurs))
      .map((name) => `${name} is no address of ours`),
    ...Object.values(properties).flatMap(wrongIn),
  ];
}
test.each([
  [{ '@type': 'Product', name: 'A', image: [`${origin}/a.png`] }, ['Product needs offers']],
  [{ '@type': 'Gadget' }, ['Gadget needs unknown:Gadget']],
  [{ '@type': 'Organization', name: 'A', stars: 5 }, ['Organization has no stars']],
  [{ '@type': 'Offer', price: 0, priceCurrency: 'USD' }, ['not in rupees', 'no price']],
  [
    { '@type': 'ListItem', position: 1, name: '', item: 'http://x.example/' },
    ['item is no address of ours', 'an empty text'],
  ],
])('of %o it is known what is wrong', (thing, wrong) => {
  expect(wrongIn(thing)).toEqual(wrong);
});

describe('a medicine', () => {
  const typesOf = ({ things }: ReturnType<typeof headAt>) => things.map((thing) => thing['@type']);
  test('that one may buy by oneself is a product with its price', () => {
    const head = headAt('/medicine/7', [withLeaflet(detailOf(plain))]);
    expect(typesOf(head)).toEqual([['Product', 'Drug'], 'BreadcrumbList']);
    expect(head.things[0]).toMatchObject({
      name: 'Paramol 650',
      prescriptionStatus: 'https://schema.org/OTC',
      aggregateRating: { ratingValue: 4.5, ratingCount: 120 },
      offers: { price: plain.offer_price, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
    expect(head.canonical).toBe(`${origin}/medicines/7`);
    expect(head.description).toContain('Brings down fever.');
  });
  test('that needs a prescription is a fact: no offer, no price, no praise, and not what it is for', () => {
    for (const lang of ['en-IN', 'hi-IN'] as const) {
      const head = headAt('/medicines/8', [withLeaflet(detailOf(onPrescription))], { lang });
      expect(typesOf(head)).toEqual(['Drug', 'BreadcrumbList']);
      expect(head.things[0]).toMatchObject({ prescriptionStatus: 'https://schema.org/PrescriptionOnly' });
      expect(head.html).not.toMatch(/₹|"price"|offers|aggregateRating|Brings down|बुखार/);
    }
  });
  test('that is sold out says so; one that nobody rated has no rating', () => {
    const [thing] = headAt('/medicines/9', [
      detailOf(medicine(9, { in_stock: false, rating: null, review_count: null })),
    ]).things;
    expect(thing).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(thing).not.toHaveProperty('aggregateRating');
  });
  test('with a picture of the pharmacy shows that', () => {
    const head = headAt('/medicines/7', [
      detailOf({ ...plain, image: '/api/img/picture/x-card.jpg', image_large: '/api/img/picture/x.jpg' }),
    ]);
    expect(head.og('image')).toBe(`${origin}/api/img/picture/x.jpg`);
    expect(head.things[0]).toMatchObject({ image: [`${origin}/api/img/picture/x.jpg`] });
  });
});

test('a name that would end the script, or an attribute, stays a name', () => {
  for (const name of [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<!--<script>',
    "it's & \u2028 <b>",
  ]) {
    const head = headAt('/medicines/7', [detailOf({ ...plain, name })]);
    expect(head.scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(head.head.querySelectorAll('img, b')).toHaveLength(0);
    expect(head.things[0]!['name']).toBe(name);
    expect(head.description).toContain(name.replaceAll(/\s+/g, ' '));
  }
});

describe('a list', () => {
  const canonicalOf = (path: string) => headAt(path, [listOf(medicines(2))]).canonical;
  test.each([
    ['/Medicines', '/medicines'],
    ['/medicines?view=list&utm_source=mail', '/medicines'],
    ['/medicines?page=3', '/medicines?page=3'],
    ['/medicines?page=3&view=list', '/medicines?page=3'],
    ['/medicines?form=tablet&price=100-300', '/medicines'],
    ['/medicines?letter=P&page=2', '/medicines'],
    ['/medicines?sort=price-asc', '/medicines'],
    ['/doctor-list?specialty=Cardiology', '/doctors'],
    ['/medical-tests/list?category=liver', '/medical-tests'],
    ['/online-consultation?tab=video', '/online-consultation'],
  ])('%s is known as %s', (path, known) => {
    expect(canonicalOf(path)).toBe(origin + known);
  });
  test('of a second page has one for each language, too', () => {
    expect(headAt('/medicines?page=3', [listOf(medicines(2))], { lang: 'hi-IN' }).canonical).toBe(
      `${origin}/medicines?page=3&lang=hi`,
    );
  });
  test.each([
    '/medicines?search=fever',
    '/paramedical?search=injection',
    '/medical-tests?search=x',
    '/doctors?search=m',
  ])('that was searched, %s, is not kept', (path) => {
    expect(headAt(path, [listOf(medicines(2))])).toMatchObject({ robots: 'noindex', canonical: undefined });
  });
  test('behind its last page is not kept', () => {
    expect(headAt('/medicines?page=9999', [listOf([])]).robots).toBe('noindex');
  });
});

test.each([
  ['/nowhere', 404],
  ['/medicines/999', 404],
  ['/medicines/7', 503],
  ['/profile', 200],
  ['/admin', 200],
])('%s, with status %i, is not kept, and says nothing of itself', (path, status) => {
  const head = headAt(path, [], { status });
  expect(head.robots).toBe('noindex');
  expect([head.canonical, head.alternates, head.scripts]).toEqual([undefined, {}, []]);
});
