import type { CatalogueImport } from '@doorstep/contract/catalogue.schema';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { inPage, paged } from '../fixtures.tsx';
import { ImportView, type ImportViewProps } from './view.tsx';

const november: CatalogueImport = {
  id: 3,
  at: '2026-11-22T10:30:00+05:30',
  by: 'Ravi Oraon',
  file: 'ranchi-pharmacy-november.csv',
  inserted: 12,
  updated: 1204,
  undone_at: null,
  can_undo: true,
};
const csv: ImportViewProps['csv'] = {
  state: 'empty',
  columns: [],
  found: {},
  preview: [],
  onMap: fn(),
  onFileSelect: fn(),
  onCheck: fn(),
  onImport: fn(),
  onStop: fn(),
  onDownloadBad: fn(),
};
const meta = preview.meta({
  title: 'Pages/Staff import',
  component: ImportView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: { page: 1, csv, history: ready(paged([november])), busy: false, onUndo: fn() },
});
export const Default = meta.story();
const checked: ImportViewProps['csv'] = {
  ...csv,
  state: 'checked',
  fileName: 'ranchi-pharmacy.csv',
  rows: 1804,
  bad: 1,
  badRows: [{ line: 14, reason: 'There is no name.' }],
  outcome: { inserted: 12, updated: 204, unchanged: 1587 },
  columns: ['Item', 'Title', 'MRP', 'Lot'],
  found: { code: 0, name: 1, mrp: 2, batch: 3 },
  preview: [
    { code: 'DS-0412', name: 'Omezen 20', kind: 'changed', fields: { mrp: { from: 125, to: 130 } } },
    { code: 'DS-2600', name: 'Febrisol 650', kind: 'new', fields: { mrp: { from: null, to: 30 } } },
  ],
};
export const SelectedChecked = meta.story({ args: { csv: checked } });
export const Loading = meta.story({ args: { history: loading }, tags: ['no-visual'] });
export const Empty = meta.story({ args: { history: ready(paged([])) }, tags: ['no-visual'] });
export const Error = meta.story({ args: { history: failed }, tags: ['no-visual'] });
export const Hindi = meta.story({ args: { csv: checked }, globals: { locale: 'hi' } });
