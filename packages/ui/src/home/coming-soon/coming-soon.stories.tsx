import preview from '#storybook/preview';
import { ComingSoon } from './coming-soon.tsx';

const meta = preview.meta({
  title: 'Home/Coming soon',
  component: ComingSoon,
  args: {
    title: 'Lab tests',
    medicinesHref: '#medicines',
    phone: '+916512345678',
    phoneShown: '0651 234 5678',
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const LongText = meta.story({
  args: {
    title:
      'Visits of a nurse for wound dressing, stitch removal, catheter care, IV saline and injections at home',
  },
});
export const Hindi = meta.story({ args: { title: 'जाँचें' }, globals: { locale: 'hi' } });
