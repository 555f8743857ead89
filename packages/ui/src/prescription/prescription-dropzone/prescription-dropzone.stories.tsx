import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { photo } from '../fixtures.ts';
import { PrescriptionDropzone, type PrescriptionDropzoneProps } from './prescription-dropzone.tsx';

const image = { fileName: 'prescription-asha.jpg', fileBytes: 2_516_582, previewUrl: photo };

const meta = preview.meta({
  title: 'Prescription/Prescription dropzone',
  component: PrescriptionDropzone,
  args: {
    state: 'empty' as const,
    onFileSelect: fn(),
    onRemove: fn(),
    onUpload: fn(),
    children: (
      <LinkButton href="#all" tone="quiet">
        View All
      </LinkButton>
    ),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Selected = meta.story({ args: { ...image, state: 'chosen' } });
export const BusyUploading = meta.story({ args: { ...image, state: 'uploading', progress: 0.64 } });
export const ErrorErrorFailed = meta.story({
  args: { ...image, state: 'failed', error: 'Upload failed. Please try again.' },
});
export const Error = meta.story({ args: { error: 'Please select a prescription image' } });
export const LongText = meta.story({
  args: {
    state: 'uploaded',
    fileBytes: 81_920,
    fileName:
      'WhatsApp_Image_of_Prescription_from_Dr_Venkatanarasimharajuvaripeta_2026-11-24_at_10.30.45_final_corrected_scan(1).pdf',
  },
});
/** In the book, move the mouse over it. */
export const Hover = meta.story();
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({
  args: {
    ...image,
    state: 'failed',
    fileName: 'डॉक्टर की पर्ची.jpg',
    error: 'अपलोड नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  globals: { locale: 'hi' },
});

/** All of it at work: the first try fails. */
export const Busy = meta.story({
  tags: ['no-visual'],
  render: function Page({ onFileSelect: onSelect, onRemove, onUpload, ...args }) {
    const [file, setFile] = useState<File>();
    const [state, setState] = useState<PrescriptionDropzoneProps['state']>('empty');
    const [tries, setTries] = useState(0);
    return (
      <PrescriptionDropzone
        {...args}
        state={state}
        fileName={file?.name}
        fileBytes={file?.size}
        error={tries > 0 && state === 'empty' ? 'Please select a prescription image' : undefined}
        onFileSelect={(chosen) => {
          onSelect(chosen);
          setFile(chosen);
          setState('chosen');
        }}
        onRemove={() => {
          onRemove();
          setFile(undefined);
          setState('empty');
          setTries(0);
        }}
        onUpload={() => {
          onUpload();
          setTries(tries + 1);
          if (file) setState(state === 'failed' ? 'uploading' : 'failed');
        }}
      />
    );
  },
});
