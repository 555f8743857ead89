import { brand } from '@doorstep/contract/brand';
import { drawnImage, type AreaMeta, type AreaReads } from '../app/page-meta.ts';

export const meta: AreaMeta = {
  search: ({ lang }) => ({
    canonical: '/search',
    description:
      lang === 'hi-IN'
        ? `${brand.name} में दवा, जाँच, घर की सेवा और डॉक्टर खोजें: नाम से, या बस तकलीफ़ लिखकर।`
        : `Search medicines, lab tests, home services and doctors at ${brand.name}: by name, or simply by what is wrong.`,
    image: drawnImage('home'),
    // What somebody searched for is no page of its own.
    indexed: false,
  }),
};

export const reads: AreaReads = { search: ['q'] };
