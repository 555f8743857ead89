import { fn } from 'storybook/test';
import { useState } from 'react';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ImportPanel, type ImportPanelProps } from './import-panel.tsx';

const file = { fileName: 'ranchi-pharmacy-november.csv', rows: 3021, bad: 2 };
const badRows = [
  { line: 14, reason: 'The offer price ₹120.00 is higher than the MRP ₹112.50.' },
  { line: 2207, reason: 'There is no name.' },
];

const meta = preview.meta({
  title: 'Staff/Import panel',
  component: ImportPanel,
  args: {
    state: 'empty' as const,
    onFileSelect: fn(),
    onCheck: fn(),
    onImport: fn(),
    onStop: fn(),
    onDownloadBad: fn(),
  },
  decorators: [within('max-w-text')],
});
export const Default = meta.story();
export const BusyImporting = meta.story({
  args: { ...file, state: 'importing', progress: 0.4, rows: 1250, bad: 1, badRows: badRows.slice(0, 1) },
});
export const SelectedChecked = meta.story({
  args: { ...file, state: 'checked', badRows, outcome: { inserted: 12, updated: 1204, unchanged: 1803 } },
  tags: ['all-cells'],
});
export const Done = meta.story({
  args: { ...file, state: 'done', bad: 0, outcome: { inserted: 12, updated: 1204, unchanged: 1805 } },
});
export const VariantUnrecognised = meta.story({
  args: {
    ...file,
    state: 'checked',
    outcome: { inserted: 12, updated: 1204, unchanged: 1803, unrecognised: 3 },
  },
});
export const Error = meta.story({
  args: { ...file, state: 'failed', error: 'The file has no column for the name.' },
});
export const NotFound = meta.story({ args: { ...file, state: 'unknown' } });
export const LongText = meta.story({
  args: {
    state: 'checked',
    fileName: `${'pharmacy_export_with_all_columns_'.repeat(4)}final(1).csv`,
    rows: 125000,
    bad: 240,
    outcome: { inserted: 0, updated: 0, unchanged: 124760 },
    badRows: [
      {
        line: 124999,
        reason:
          'The pack “Strip of 10 gastro-resistant tablets in a moisture-proof pack with a very long description that nobody reads” cannot be read.',
      },
      ...badRows,
    ],
  },
});
export const Hindi = meta.story({
  args: {
    ...file,
    state: 'checked',
    outcome: { inserted: 12, updated: 1204, unchanged: 1803, unrecognised: 3 },
  },
  globals: { locale: 'hi' },
});

/** All of it at work: chosen, checked, imported. */
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page({ onFileSelect: onSelect, onCheck, onImport, onStop, ...args }) {
    const [state, setState] = useState<ImportPanelProps['state']>('empty');
    const [name, setName] = useState<string>();
    return (
      <ImportPanel
        {...args}
        {...file}
        state={state}
        fileName={name}
        outcome={{ inserted: 1, updated: 0, unchanged: 0 }}
        onFileSelect={(chosen) => {
          onSelect(chosen);
          setName(chosen.name);
          setState('chosen');
        }}
        onCheck={() => {
          onCheck();
          setState('checked');
        }}
        onImport={() => {
          onImport();
          setState('importing');
        }}
        onStop={() => {
          onStop();
          setState('stopped');
        }}
      />
    );
  },
});
