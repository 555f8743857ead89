import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { emergencyNumbers } from '../fixtures.ts';
import { EmergencyCard, type EmergencyCardProps } from './emergency-card.tsx';

const meta = preview.meta({
  title: 'Consultation/Emergency card',
  component: EmergencyCard,
  args: {
    numbers: emergencyNumbers,
    tone: 'loud' as EmergencyCardProps['tone'],
    onGoOn: undefined as (() => void) | undefined,
    onChangeSigns: undefined as (() => void) | undefined,
    children: undefined as EmergencyCardProps['children'],
  },
  decorators: [within('max-w-text')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const PendingGoOn = meta.story({ args: { onGoOn: fn() } });
export const VariantQuiet = meta.story({ args: { tone: 'quiet' } });
export const Hindi = meta.story({ args: { onGoOn: fn() }, globals: { locale: 'hi' } });
