import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { squarePhoto } from '../fixtures.ts';
import { PrescriptionField } from './prescription-field.tsx';

const image = { fileName: 'prescription-asha.jpg', fileBytes: 2_516_582, previewUrl: squarePhoto };

const meta = preview.meta({
  title: 'Prescription/Prescription field',
  component: PrescriptionField,
  args: { state: 'empty' as const, onFileSelect: fn(), onRemove: fn(), onRetry: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const PendingNeeded = meta.story({ args: { needed: true } });
export const Focused = meta.story({
  args: { needed: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const BusyUploading = meta.story({
  args: { ...image, state: 'uploading', progress: 0.4 },
  tags: ['all-cells'],
});
export const DoneUploaded = meta.story({ args: { ...image, state: 'uploaded' } });
export const DoneUploadedPdf = meta.story({
  args: { state: 'uploaded', fileName: 'Dr Sinha 24 November.pdf', fileBytes: 81_920, needed: true },
});
export const ErrorErrorFailed = meta.story({ args: { ...image, state: 'failed' }, tags: ['all-cells'] });
export const Refused = meta.story({
  args: {
    state: 'refused',
    fileName: 'voice-note.mp3',
    fileBytes: 81_920,
    error: 'Please select an image or PDF file (JPG, PNG, WebP or PDF)',
  },
});
/** The next one was no good. */
export const VariantStays = meta.story({
  args: { ...image, state: 'uploaded', error: 'Please choose a file of at most 5 MB.' },
});
export const Error = meta.story({
  args: { error: 'Please select an image or PDF file (JPG, PNG, WebP or PDF)' },
});
export const LongText = meta.story({
  args: {
    ...image,
    state: 'failed',
    needed: true,
    fileName:
      'WhatsApp_Image_of_Prescription_from_Dr_Venkatanarasimharajuvaripeta_2026-11-24_at_10.30.45_final_corrected_scan(1).jpeg',
    error: 'The connection was lost before the whole file had reached us',
  },
});
/** In the book, move the mouse over it. */
export const Hover = meta.story();
export const Disabled = meta.story({ args: { disabled: true } });
export const Hindi = meta.story({
  args: { ...image, state: 'uploaded', fileName: 'डॉक्टर की पर्ची.jpg', needed: true },
  globals: { locale: 'hi' },
});
export const HindiFailed = meta.story({
  args: { ...image, state: 'failed', fileName: 'डॉक्टर की पर्ची.jpg' },
  globals: { locale: 'hi' },
});

/** All of it at work: what is chosen is refused, then fails, then is uploaded. */
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page({ onFileSelect: onSelect, onRemove, onRetry, ...args }) {
    const [file, setFile] = useState<File>();
    const [state, setState] = useState<'empty' | 'failed' | 'uploaded'>('empty');
    const refused =
      state === 'empty' && file ? 'Please select an image or PDF file (JPG, PNG, WebP or PDF)' : undefined;
    return (
      <PrescriptionField
        {...args}
        state={state}
        fileName={file?.name}
        fileBytes={file?.size}
        error={refused}
        onFileSelect={(chosen) => {
          onSelect(chosen);
          setFile(chosen);
          setState(/\.(jpe?g|png|webp|pdf)$/i.test(chosen.name) ? 'failed' : 'empty');
        }}
        onRetry={() => {
          onRetry?.();
          setState('uploaded');
        }}
        onRemove={() => {
          onRemove();
          setFile(undefined);
          setState('empty');
        }}
      />
    );
  },
});
