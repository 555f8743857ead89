import type { Doctor } from '@doorstep/contract/appointment.schema';
import { imprint } from '@doorstep/contract/imprint';
import { formatPaise } from '@doorstep/ui/base/price';
import { addressIn, drawnImage, type AreaReads, type AreaMeta } from '../app/page-meta.ts';
import { breadcrumbs, rated } from '../app/structured-data.ts';
import type { PageLang } from '../messages/load.ts';
import { clinicIn, doctorProps } from './doctor-props.ts';
import { filterOf } from './list/filter.ts';

const LIST = '/doctors';
const words = {
  'en-IN': {
    home: 'Home',
    list: 'Choose your doctor',
    listText: `Doctors in ${imprint.city} by appointment: fees, languages, clinics and the next free time of each. Choose a time and book it.`,
    name: (name: string) => `Dr. ${name}`,
    years: (years: number) => `${years} years of experience.`,
    at: (clinic: string, fee: string) => `At ${clinic}. Fee ${fee}.`,
    ends: '.',
  },
  'hi-IN': {
    home: 'होम',
    list: 'अपना डॉक्टर चुनें',
    listText: 'राँची में डॉक्टर का अपॉइंटमेंट: हर डॉक्टर का शुल्क, भाषाएँ, क्लिनिक और अगला ख़ाली समय। समय चुनें और बुक करें।',
    name: (name: string) => `डॉ. ${name}`,
    years: (years: number) => `${years} साल का अनुभव।`,
    at: (clinic: string, fee: string) => `${clinic} में। शुल्क ${fee}।`,
    ends: '।',
  },
} satisfies Record<PageLang, object>;
/** Those that schema.org has a name for; another is told in words. */
const specialties: Readonly<Record<string, string>> = {
  Cardiology: 'Cardiovascular',
  Dermatology: 'Dermatology',
  'Ear, nose and throat': 'Otolaryngologic',
  Endocrinology: 'Endocrine',
  Gastroenterology: 'Gastroenterologic',
  'General medicine': 'PrimaryCare',
  Neurology: 'Neurologic',
  'Obstetrics and gynaecology': 'Gynecologic',
  Orthopaedics: 'Musculoskeletal',
  Paediatrics: 'Pediatric',
  Psychiatry: 'Psychiatric',
};

const list: AreaMeta[string] = ({ query, lang }) => ({
  canonical: LIST,
  description: words[lang].listText,
  image: drawnImage('doctors'),
  indexed: !filterOf(query).search,
});

export const meta: AreaMeta = {
  doctors: list,
  'doctor-list': list,
  'doctor/:id'({ origin, lang, answers }) {
    const found = answers[0] as { data: Doctor } | undefined;
    if (!found) return undefined;
    const { data } = found,
      say = words[lang],
      { name, specialty, qualification, feePaise, image } = doctorProps(data, lang),
      { clinic, place } = clinicIn(lang, data),
      known = specialties[data.specialty],
      fee = formatPaise(feePaise),
      canonical = `/doctor/${data.id}`,
      address = (path: string) => addressIn(lang, origin, path);
    const [postalCode] = /\b\d{6}$/.exec(place) ?? [];
    return {
      canonical,
      description: [
        `${say.name(name)}, ${specialty}, ${qualification}${say.ends}`,
        say.years(data.experience_years),
        say.at(clinic, fee),
        lang === 'hi-IN' ? data.about_hi : data.about,
      ].join(' '),
      image: drawnImage('doctors'),
      structuredData: [
        {
          '@type': 'Physician',
          '@id': `${origin}${canonical}#doctor`,
          name: say.name(name),
          url: address(canonical),
          ...(image && { image: origin + image }),
          description: lang === 'hi-IN' ? data.about_hi : data.about,
          medicalSpecialty: known ? `https://schema.org/${known}` : specialty,
          address: {
            '@type': 'PostalAddress',
            streetAddress: place,
            ...(postalCode && { postalCode }),
            addressCountry: 'IN',
          },
          priceRange: fee,
          knowsLanguage: data.languages,
          identifier: { '@type': 'PropertyValue', name: 'Registration', value: data.registration_no },
          ...rated(data.rating, data.review_count),
        },
        breadcrumbs([
          { name: say.home, address: address('/') },
          { name: say.list, address: address(LIST) },
          { name: say.name(name), address: address(canonical) },
        ]),
      ],
    };
  },
};

const filter = ['search', 'specialty', 'language'];
export const reads: AreaReads = { doctors: filter, 'doctor-list': filter };
