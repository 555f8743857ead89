import preview from '#storybook/preview';
import { HowItWorks } from './how-it-works.tsx';

const meta = preview.meta({ title: 'Consultation/How it works', component: HowItWorks });
export const Default = meta.story({ tags: ['all-cells'] });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
