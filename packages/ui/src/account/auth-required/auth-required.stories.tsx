import preview from '#storybook/preview';
import { AuthRequired } from './auth-required.tsx';

const meta = preview.meta({
  title: 'Account/Auth required',
  component: AuthRequired,
  args: { description: 'Please log in to access your addresses', loginHref: '#login' },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const LongText = meta.story({
  args: {
    description:
      'Please log in to see the prescriptions, lab reports and consultations of everyone in your family whom you look after',
  },
});
export const Hindi = meta.story({
  args: { description: 'अपने पते देखने के लिए लॉगिन करें' },
  globals: { locale: 'hi' },
});
