import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { inPage, insulin, medicine, paged } from '../fixtures.tsx';
import type { CatalogueState } from './state.ts';
import { CatalogueView } from './view.tsx';

const state: CatalogueState = {
  search: '',
  stock: undefined,
  prescription: undefined,
  show: undefined,
  sort: undefined,
  page: 1,
};
const meta = preview.meta({
  title: 'Pages/Staff catalogue',
  component: CatalogueView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    state,
    medicines: ready(paged([medicine, insulin], 2547)),
    now: Date.parse('2026-11-24T11:00:00+05:30'),
    chosen: new Set<number>(),
    changing: undefined as 'chosen' | 'all' | undefined,
    bulk: { onPreview: fn(), onApply: fn(), onEdit: fn() },
    downloading: false,
    onChoose: fn(),
    onChooseNone: fn(),
    onChange: fn(),
    onDownload: fn(),
    onState: fn(),
  },
});
export const Default = meta.story();
export const SelectedFiltered = meta.story({
  args: { state: { ...state, stock: 'out', sort: 'expiry-asc' }, medicines: ready(paged([insulin], 1)) },
});
export const BusyChanging = meta.story({ args: { chosen: new Set([3]), changing: 'chosen' } });
export const Loading = meta.story({ args: { medicines: loading }, tags: ['no-visual'] });
export const Empty = meta.story({
  args: { state: { ...state, search: 'zzz' }, medicines: ready(paged([])) },
  tags: ['no-visual'],
});
export const Error = meta.story({ args: { medicines: failed }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    medicines: ready(
      paged([
        {
          ...medicine,
          name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
          code: 'DS-'.repeat(20),
        },
      ]),
    ),
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
