import { imprint } from '@doorstep/contract/imprint';
import type { OneMedicalTest } from '@doorstep/contract/lab.schema';
import { toRupees } from '@doorstep/contract/money';
import { labPolicy, store } from '@doorstep/contract/store';
import { formatPaise } from '@doorstep/ui/base/price';
import { addressIn, drawnImage, type AreaMeta, type AreaReads } from '../app/page-meta.ts';
import { atHome, breadcrumbs, offer } from '../app/structured-data.ts';
import type { PageLang } from '../messages/load.ts';
import { testPaise } from './chosen.ts';
import { titleIn } from './detail/test-in.ts';
import { filterOf, LIST } from './list/filter.ts';

const { from, to } = labPolicy.reportHours;
const words = {
  'en-IN': {
    home: 'Home',
    list: 'Medical tests',
    type: 'Lab test with collection at home',
    listText: `Lab tests with the sample collected at your home in ${imprint.city} and up to ${store.radiusKm} km around. Prices, how to prepare, and reports in ${from}-${to} hours.`,
    packages: `Packages of lab tests, with the sample collected at your home in ${imprint.city}. What each one holds, what it costs, and how to prepare.`,
    fasting: (hours: number) => (hours > 0 ? `Fast for ${hours} hours before it.` : ''),
    report: (time: string) => `Report in ${time.replace(/h$/, ' hours')}.`,
    price: (price: string) => `${price}, sample collected at home.`,
  },
  'hi-IN': {
    home: 'होम',
    list: 'मेडिकल जाँच',
    type: 'घर से सैंपल लेकर लैब जाँच',
    listText: `राँची और ${store.radiusKm} किमी तक घर से सैंपल लेकर लैब जाँच। कीमत, तैयारी कैसे करें, और ${from}-${to} घंटे में रिपोर्ट।`,
    packages: 'लैब जाँच के पैकेज, राँची में घर से सैंपल लेकर। हर पैकेज में क्या है, कितने का है, और तैयारी कैसे करें।',
    fasting: (hours: number) => (hours > 0 ? `जाँच से पहले ${hours} घंटे खाली पेट रहें।` : ''),
    report: (time: string) => `रिपोर्ट ${time.replace(/h$/, ' घंटे')} में।`,
    price: (price: string) => `${price}, सैंपल घर से।`,
  },
} satisfies Record<PageLang, object>;

const list =
  (path: string, text: 'listText' | 'packages'): AreaMeta[string] =>
  ({ query, lang }) => ({
    canonical: path,
    description: words[lang][text],
    image: drawnImage('tests'),
    indexed: !filterOf(query).search,
  });

export const meta: AreaMeta = {
  'medical-tests': list(LIST, 'listText'),
  'medical-tests/list': list(LIST, 'listText'),
  'medical-tests/packages': list(`${LIST}/packages`, 'packages'),
  'medical-tests/:id'({ origin, lang, answers }) {
    const found = answers[0] as OneMedicalTest | undefined;
    if (!found) return undefined;
    const { data } = found,
      say = words[lang],
      hindi = lang === 'hi-IN',
      paise = testPaise(data),
      title = titleIn(lang, data),
      text = hindi ? data.description_hi : data.description,
      canonical = `${LIST}/${data.id}`,
      address = (path: string) => addressIn(lang, origin, path);
    // A test after a meal is told of on its page: here stands only what holds for everybody.
    const fasting = data.after_meal ? '' : say.fasting(data.fasting_hours);
    return {
      canonical,
      description: [text, fasting, say.report(data.turnaround), say.price(formatPaise(paise))]
        .filter(Boolean)
        .join(' '),
      image: drawnImage('tests'),
      structuredData: [
        {
          '@type': ['MedicalTest', 'Service'],
          '@id': `${origin}${canonical}#test`,
          name: title,
          url: address(canonical),
          description: text,
          serviceType: say.type,
          ...atHome(origin),
          offers: offer({ origin, address: address(canonical), price: toRupees(paise) }),
        },
        breadcrumbs([
          { name: say.home, address: address('/') },
          { name: say.list, address: address(LIST) },
          { name: title, address: address(canonical) },
        ]),
      ],
    };
  },
};

const filter = ['search', 'category', 'shown'];
export const reads: AreaReads = {
  'medical-tests': filter,
  'medical-tests/list': filter,
  'medical-tests/packages': filter,
};
