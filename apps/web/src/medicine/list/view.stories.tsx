import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, listOf, loading, medicines, offline, ready, actions } from '../fixtures.tsx';
import { listStateOf } from './state.ts';
import { activePart } from './active-part.ts';
import { emptyPart } from './empty-part.ts';
import { rowPart } from './row-part.ts';
import { topicPart } from './topic-part.ts';
import { MedicineSearchView } from './search-view.tsx';
import { MedicineListView } from './view.tsx';

const state = (query = '') => listStateOf(new URLSearchParams(query));
/** The field as it stands when `typed` was searched for. */
const searchOf = (typed = '') => (
  <MedicineSearchView
    state={{ ...state(), search: typed }}
    typed={typed}
    suggestions={[]}
    suggesting={false}
    onType={fn()}
    onSearch={fn()}
    onPick={fn()}
  />
);
const meta = preview.meta({
  title: 'Pages/Medicine list',
  component: MedicineListView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    list: ready(listOf(medicines.slice(0, 6))),
    state: state(),
    search: searchOf(),
    actions,
    onSortChange: fn(),
    onFilters: fn(),
  },
});

export const Default = meta.story();
export const VariantListView = meta.story({
  loaders: [() => rowPart.load()],
  args: { state: state('view=list'), list: ready(listOf(medicines.slice(0, 4))) },
});
export const SelectedFiltered = meta.story({
  args: {
    search: searchOf('para'),
    state: state('search=para&letter=P&sort=price-asc&page=2'),
    list: ready(listOf(medicines.slice(0, 3), 15, 2)),
  },
});
export const DoneCorrected = meta.story({
  args: {
    search: searchOf('paracetmol'),
    state: state('search=paracetmol'),
    list: ready({ ...listOf([{ ...medicines[0]!, match: 'similar' }], 1), corrected: 'paracetamol' }),
  },
});
/** Only other strengths of the typed name, besides similar names. */
export const VariantOtherStrength = meta.story({
  args: {
    search: searchOf('Tab. Febrisol 10'),
    state: state('search=Tab. Febrisol 10'),
    list: ready(
      listOf(
        [
          { ...medicines[0]!, match: 'other_strength' },
          { ...medicines[1]!, match: 'similar' },
        ],
        2,
      ),
    ),
  },
});
export const HindiSimilar = meta.story({
  args: {
    search: searchOf('फेब्रिज़ोल'),
    state: state('search=फेब्रिज़ोल'),
    list: ready(listOf([{ ...medicines[0]!, match: 'similar' }], 1)),
  },
  globals: { locale: 'hi' },
});
const understood = (title: string, title_hi: string, danger: boolean) => ({
  search: searchOf(title.toLowerCase()),
  state: state(`search=${title.toLowerCase()}`),
  list: ready({
    ...listOf(danger ? [] : medicines.slice(0, 4), danger ? 0 : 4),
    topic: { title, title_hi, danger },
  }),
});
/** Everyday words. */
export const DoneUnderstood = meta.story({
  loaders: [() => topicPart.load()],
  args: understood('Fever', 'बुख़ार', false),
});
export const Danger = meta.story({
  loaders: [() => topicPart.load()],
  args: understood('Chest pain', 'सीने में दर्द', true),
});
export const HindiUnderstood = meta.story({
  loaders: [() => topicPart.load()],
  args: understood('Fever', 'बुख़ार', false),
  globals: { locale: 'hi' },
});
export const Loading = meta.story({ args: { list: loading } });
export const SelectedNarrowed = meta.story({
  loaders: [() => activePart.load()],
  args: {
    state: state('prescription=no&form=tablet&use=Allergy'),
    list: ready(listOf(medicines.slice(0, 3), 40)),
  },
});
export const Empty = meta.story({
  loaders: [() => emptyPart.load()],
  args: {
    search: searchOf('zzz'),
    state: state('search=zzz'),
    list: ready({ ...listOf([], 0), close: ['zincovera', 'zinc'] }),
  },
});
export const VariantPastTheEnd = meta.story({
  loaders: [() => emptyPart.load()],
  args: { state: state('page=999'), list: ready(listOf([], 2547, 999)) },
});
export const Error = meta.story({ args: { list: failed } });
export const Offline = meta.story({ args: { list: offline } });
export const Hindi = meta.story({
  args: { list: ready(listOf(medicines.slice(0, 4))) },
  globals: { locale: 'hi' },
});
export const HindiEmpty = meta.story({
  loaders: [() => emptyPart.load()],
  args: {
    search: searchOf('ज़िंकोवा'),
    state: state('search=ज़िंकोवा'),
    list: ready({ ...listOf([], 0), close: ['zincovera'] }),
  },
  globals: { locale: 'hi' },
});
