import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ProfileHeader, ProfileHeaderSkeleton } from './profile-header.tsx';

/** Head and shoulders, as an uploaded picture comes. */
const face = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill='darkseagreen' d='M0 0h56v56H0z'/><path fill='indianred' d='M10 56c0-14 8-19 18-19s18 5 18 19z'/><circle cx='28' cy='24' r='12' fill='peru'/><path fill='black' d='M15 25c0-20 26-20 26 0-4-6-9-9-13-9s-9 3-13 9z'/></svg>")}`;

const meta = preview.meta({
  title: 'Account/Profile header',
  component: ProfileHeader,
  args: { name: 'Asha Kumari', mobile: '9876543210', email: 'asha.kumari@example.com', onLogout: fn() },
});
export const Default = meta.story();
export const WithPicture = meta.story({ args: { image: face } });
export const PendingUnverified = meta.story({
  args: { email: null, verifyHref: '#verify' },
  tags: ['all-cells'],
});
export const Loading = meta.story({ render: () => <ProfileHeaderSkeleton /> });
export const LongText = meta.story({
  args: {
    name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer',
    email: 'venkatanarasimharajuvaripeta.subramaniam.iyer@ranchi.hospital.example.org',
    verifyHref: '#verify',
  },
});
export const Hindi = meta.story({
  args: { name: 'आशा कुमारी', email: null, verifyHref: '#verify' },
  globals: { locale: 'hi' },
});
