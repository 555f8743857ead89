import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { TypingIndicator } from './typing-indicator.tsx';

const meta = preview.meta({
  title: 'Consultation/Typing indicator',
  component: TypingIndicator,
  args: { name: 'Dr. Meera Sinha' as string | null },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Empty = meta.story({ args: { name: null } });
export const LongText = meta.story({
  args: { name: 'Dr. Venkatanarasimharajuvaripeta Subramaniam Iyer' },
});
export const Hindi = meta.story({ args: { name: 'डॉ. मीरा सिन्हा' }, globals: { locale: 'hi' } });
