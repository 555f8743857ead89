import type { SearchAnswer, SearchHit } from '@doorstep/contract/search.schema';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { actions, failed, loading, medicines, offline, ready } from '../../medicine/fixtures.tsx';
import { SearchView } from './view.tsx';

const hit = (id: number, title: string, title_hi: string, detail: string, detail_hi: string): SearchHit => ({
  id,
  title,
  title_hi,
  detail,
  detail_hi,
  price: 299,
  full_price: id % 2 ? 350 : null,
});
const fever: SearchAnswer['data'] = {
  topic: { id: 'fever', kind: 'complaint', title: 'Fever', title_hi: 'बुख़ार' },
  danger: null,
  corrected: null,
  medicines: medicines.slice(0, 4),
  medicines_total: 0,
  tests: [
    hit(
      1,
      'Complete blood count (CBC)',
      'कंप्लीट ब्लड काउंट (CBC)',
      'It counts the cells of your blood.',
      'इसमें ख़ून की कोशिकाएँ गिनी जाती हैं।',
    ),
    hit(2, 'Malaria antigen', 'मलेरिया एंटीजन', 'It shows malaria in your blood.', 'इससे मलेरिया का पता चलता है।'),
  ],
  packages: [
    hit(3, 'Fever check', 'बुख़ार की जाँच', 'Four tests for a fever that stays.', 'न उतरने वाले बुख़ार की चार जाँचें।'),
  ],
  services: [hit(4, 'Nurse visit', 'नर्स का आना', 'A nurse comes to your home.', 'नर्स आपके घर आती हैं।')],
  doctors: [hit(5, 'Dr. Farah Ansari', 'डॉ. फ़राह अंसारी', 'General medicine', 'सामान्य चिकित्सा')],
  page: null,
  close: [],
};
const nothing: SearchAnswer['data'] = {
  ...fever,
  topic: null,
  medicines: [],
  tests: [],
  packages: [],
  services: [],
  doctors: [],
};
const found = (data: SearchAnswer['data']) => ready({ success: true as const, data });
const meta = preview.meta({
  title: 'Pages/Search',
  component: SearchView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { q: 'bukhar', found: found(fever), actions, onSearch: fn() },
});
export const Default = meta.story();
export const VariantStart = meta.story({ args: { q: '', found: undefined } });
export const Danger = meta.story({
  args: {
    q: 'chest pain',
    found: found({
      ...nothing,
      topic: { id: 'chest-pain', kind: 'danger', title: 'Chest pain', title_hi: 'सीने में दर्द' },
      danger: 'chest-pain',
    }),
  },
});
export const DoneCorrected = meta.story({
  args: {
    q: 'paramoll',
    found: found({
      ...nothing,
      corrected: 'paramol',
      medicines: medicines.slice(0, 2).map((one) => Object.assign({}, one, { match: 'similar' as const })),
      medicines_total: 12,
    }),
  },
});
export const VariantOtherStrength = meta.story({
  args: {
    q: 'Tab. Febrisol 10',
    found: found({
      ...nothing,
      medicines: [
        { ...medicines[0]!, match: 'other_strength' },
        { ...medicines[1]!, match: 'similar' },
      ],
      medicines_total: 2,
    }),
  },
});
export const PendingLeadsToPage = meta.story({
  args: {
    q: 'refund',
    found: found({
      ...nothing,
      topic: { id: 'refund', kind: 'shop', title: 'Refunds', title_hi: 'पैसे वापस' },
      page: '/profile?tab=orders',
    }),
  },
});
export const NotFound = meta.story({
  args: { q: 'qwxzv', found: found({ ...nothing, close: ['quinine', 'zinc'] }) },
});
export const Loading = meta.story({ args: { found: loading } });
export const Error = meta.story({ args: { found: failed } });
export const Offline = meta.story({ args: { found: offline } });
export const LongText = meta.story({
  args: {
    q: 'mere pitaji ko do din se tez bukhar hai aur badan me bahut dard ho raha hai kya dawa doon',
    found: found({ ...nothing }),
  },
});
export const Hindi = meta.story({ args: { q: 'बुखार' }, globals: { locale: 'hi' } });
