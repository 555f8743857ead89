import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { page } from '../../messages/hi.ts';
import { photo } from '../fixtures.ts';
import { prescriptionUploadMessages as uploadMessages } from '../upload-messages.en.ts';
import { UploadView, type UploadViewProps } from './view.tsx';

const upload: UploadViewProps['upload'] = {
  state: 'empty',
  fileName: undefined,
  fileBytes: undefined,
  previewUrl: undefined,
  progress: 0,
  error: undefined,
  onFileSelect: fn(),
  onRemove: fn(),
  onUpload: fn(),
};
const chosen = { ...upload, fileName: 'prescription-asha.jpg', fileBytes: 2_516_582, previewUrl: photo };

const meta = preview.meta({
  title: 'Pages/Upload prescription',
  component: UploadView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { upload },
});
export const Default = meta.story();
export const BusyUploading = meta.story({
  args: { upload: { ...chosen, state: 'uploading', progress: 0.64 } },
});
export const DoneUploaded = meta.story({ args: { upload: { ...chosen, state: 'uploaded' } } });
export const Error = meta.story({
  args: { upload: { ...chosen, state: 'failed', error: uploadMessages.uploadFailed } },
});
export const Hindi = meta.story({
  args: { upload: { ...upload, error: page.prescriptionUpload.noFile } },
  globals: { locale: 'hi' },
});
export const KindForCart = meta.story({ args: { cart: { note: '', onNote: fn() } } });
export const HindiForCart = meta.story({
  args: { cart: { note: 'एक महीने की दवाइयाँ चाहिए।', onNote: fn() } },
  globals: { locale: 'hi' },
});
