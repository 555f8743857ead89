import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { MedicinePicture } from './medicine-picture.tsx';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const drawn = address(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect x="40" y="80" width="160" height="100" rx="8" fill="purple"/><rect x="40" y="130" width="160" height="50" fill="white"/></svg>',
);
const photo = address(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="white"/><rect x="60" y="150" width="360" height="180" rx="12" fill="seagreen"/><rect x="60" y="240" width="360" height="24" fill="white"/></svg>',
);
const meta = preview.meta({
  title: 'Staff/Medicine picture',
  component: MedicinePicture,
  args: {
    name: 'Omezen 20',
    image: drawn,
    uploaded: false,
    state: 'idle' as const,
    onFileSelect: fn(),
    onSave: fn(),
    onCancel: fn(),
    onRemove: fn(),
    onUndo: fn(),
  },
});
export const Default = meta.story();
export const DoneUploaded = meta.story({ args: { image: photo, uploaded: true } });
export const Selected = meta.story({ args: { state: 'chosen', previewUrl: photo } });
export const BusySaving = meta.story({ args: { state: 'saving', previewUrl: photo, progress: 0.6 } });
export const DoneSaved = meta.story({ args: { image: photo, uploaded: true, done: 'saved' } });
export const DoneRemoved = meta.story({ args: { done: 'removed' } });
export const Refused = meta.story({
  args: {
    state: 'chosen',
    previewUrl: photo,
    error: 'Somebody else has changed this medicine meanwhile. See what is new, then save again.',
  },
});
export const Error = meta.story({
  args: { error: 'Please choose a JPG, PNG or WebP picture of at most 5 MB.' },
});
export const LongText = meta.story({
  args: {
    name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
    image: 'data:image/png;base64,aGVsbG8=',
    uploaded: true,
    error:
      'IMG_20261124_103045_clopidogrel_aspirin_gastro_resistant_front_side_final.heic cannot be shown by all browsers: choose a JPG, PNG or WebP picture of the pack.',
  },
  decorators: [within('max-w-72')],
});
export const Hindi = meta.story({
  args: { image: photo, uploaded: true, done: 'saved' },
  globals: { locale: 'hi' },
});
