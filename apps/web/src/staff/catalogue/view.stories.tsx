import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { inPage, insulin, medicine, paged } from '../fixtures.tsx';
import { CatalogueView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Staff catalogue',
  component: CatalogueView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    search: '',
    stock: undefined as 'out' | undefined,
    page: 1,
    medicines: ready(paged([medicine, insulin], 2547)),
    kept: {},
    importing: false as const,
    onSearch: fn(),
    onEdit: fn(),
    onSave: fn(),
    onUndo: fn(),
  },
});
export const Default = meta.story();
export const OutOfStock = meta.story({ args: { stock: 'out', medicines: ready(paged([insulin], 1)) } });
export const Importing = meta.story({
  args: {
    importing: {
      state: 'importing',
      fileName: 'ranchi-pharmacy.csv',
      progress: 0.6,
      rows: 1804,
      bad: 1,
      badRows: [{ line: 14, reason: 'There is no name.' }],
      onSelect: fn(),
      onCheck: fn(),
      onImport: fn(),
      onStop: fn(),
    },
  },
});
export const Loading = meta.story({ args: { medicines: loading }, tags: ['no-visual'] });
export const Empty = meta.story({
  args: { search: 'zzz', medicines: ready(paged([])) },
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
    kept: { 3: { errors: { offerPrice: 'The offer price is above the MRP.' } } },
  },
});
export const Hindi = meta.story({
  args: { kept: { 3: { medicine, updated: true } } },
  globals: { locale: 'hi' },
});
