import preview from '#storybook/preview';
import { Avatar } from './avatar.tsx';

/** Head and shoulders, as an uploaded picture comes. */
const face = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill='darkseagreen' d='M0 0h56v56H0z'/><path fill='indianred' d='M10 56c0-14 8-19 18-19s18 5 18 19z'/><circle cx='28' cy='24' r='12' fill='peru'/><path fill='black' d='M15 25c0-20 26-20 26 0-4-6-9-9-13-9s-9 3-13 9z'/></svg>")}`;

const meta = preview.meta({ title: 'Base/Avatar', component: Avatar, args: { name: 'Asha Kumari' } });
export const Default = meta.story();
export const WithPicture = meta.story({ args: { image: face } });
export const VariantLarge = meta.story({ args: { size: 'lg' }, tags: ['all-cells'] });
export const VariantOneWord = meta.story({ args: { name: 'Asha' } });
export const WithoutName = meta.story({ args: { name: '' } });
export const Hindi = meta.story({ args: { name: 'आशा कुमारी' }, globals: { locale: 'hi' } });
