import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { page } from '../../words/hi.ts';
import { prescription } from '../words.ts';
import { UploadView, type UploadViewProps } from './view.tsx';

/** A photo of a sheet of paper with a few lines. */
const photo = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 72'><path fill='tan' d='M0 0h56v72H0z'/><path fill='white' d='M8 5l40-2 2 64-42 2z'/><path stroke='steelblue' stroke-width='2' d='M14 14h14M14 26h28M14 34h24M14 42h28M30 58h14'/></svg>")}`;
const upload: UploadViewProps['upload'] = { state: 'empty', fileName: undefined, fileBytes: undefined, previewUrl: undefined, progress: 0, error: undefined, onSelect: fn(), onRemove: fn(), onUpload: fn() };
const chosen = { ...upload, fileName: 'prescription-asha.jpg', fileBytes: 2_516_582, previewUrl: photo };

const meta = preview.meta({
  title: 'Pages/Upload prescription', component: UploadView, parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6"><Story /></main>],
  args: { upload },
});
export const Default = meta.story();
export const Uploading = meta.story({ args: { upload: { ...chosen, state: 'uploading', progress: 0.64 } } });
export const Uploaded = meta.story({ args: { upload: { ...chosen, state: 'uploaded' } } });
export const Error = meta.story({ args: { upload: { ...chosen, state: 'failed', error: prescription.uploadFailed } } });
export const Hindi = meta.story({ args: { upload: { ...upload, error: page.prescription.noFile } }, globals: { locale: 'hi' } });
