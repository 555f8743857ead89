import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { SignsAnswered, type SignsAnsweredProps } from './signs-answered.tsx';

const meta = preview.meta({
  title: 'Consultation/Signs answered',
  component: SignsAnswered,
  args: {
    yes: [] as SignsAnsweredProps['yes'],
    at: '2026-11-22T10:58:00+05:30',
    onEdit: fn() as (() => void) | undefined,
    size: 'line' as SignsAnsweredProps['size'],
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const WithEverything = meta.story({ args: { size: 'full' }, tags: ['all-cells'] });
export const Danger = meta.story({ args: { yes: ['breathing', 'self-harm'] } });
export const VariantReadOnly = meta.story({
  args: { yes: ['breathing'], size: 'full', onEdit: undefined },
});
export const Hindi = meta.story({ args: { yes: ['breathing'] }, globals: { locale: 'hi' } });
