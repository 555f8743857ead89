import type { BaseSyntheticEvent } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ProfileForm, type ProfileField } from './profile-form.tsx';

const face = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill='darkseagreen' d='M0 0h56v56H0z'/><path fill='indianred' d='M10 56c0-14 8-19 18-19s18 5 18 19z'/><circle cx='28' cy='24' r='12' fill='peru'/></svg>")}`;
const given = { username: 'Asha Kumari', email: 'asha.kumari@example.com' };
const long = {
  username: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
  email: 'venkatanarasimharajuvaripeta.subrahmanyeswara.murthy@example.com',
};
const meta = preview.meta({
  title: 'Account/Profile form',
  component: ProfileForm,
  args: {
    register: (name: ProfileField) => ({ name, defaultValue: given[name] }),
    errors: {},
    attempt: 0,
    onSubmit: fn((event: BaseSyntheticEvent) => {
      event.preventDefault();
    }),
    name: given.username,
    upload: { state: 'idle' as const },
    onFileSelect: fn(),
    onRemovePicture: fn(),
    onRetryPicture: fn(),
  },
});
export const Default = meta.story();
export const BusyUploading = meta.story({
  args: { upload: { state: 'uploading', progress: 0.6 } },
  tags: ['all-cells'],
});
export const ErrorUpload = meta.story({
  args: { upload: { state: 'failed', error: 'The picture did not reach us. Try again.' } },
});
/** Who came in by an OTP. */
export const WithoutName = meta.story({
  args: { register: (name: ProfileField) => ({ name, defaultValue: '' }), name: '' },
});
export const DoneSaved = meta.story({ args: { image: face, message: 'Your profile is saved.' } });
export const Error = meta.story({
  args: {
    attempt: 1,
    errors: {
      username: { message: 'Name must be at least 2 characters' },
      email: { message: 'Please enter a valid email address' },
    },
  },
});
export const Refused = meta.story({
  args: { error: 'Your profile could not be saved. What you wrote is still here.' },
});
export const Busy = meta.story({ args: { busy: true }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    register: (name: ProfileField) => ({ name, defaultValue: long[name] }),
    name: long.username,
    image: face,
    upload: {
      state: 'failed',
      error:
        'IMG_20261124_103045_Venkatanarasimharajuvaripeta_portrait_at_home.jpeg is larger than 5 MB. Choose a smaller picture, or take a new one.',
    },
    error: 'Your profile could not be saved, since this email address belongs to another account already.',
  },
});
export const Hindi = meta.story({ args: { image: face }, globals: { locale: 'hi' } });
