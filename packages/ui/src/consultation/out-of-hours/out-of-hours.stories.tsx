import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { chatHours, emergencyNumbers, videoHours } from '../fixtures.ts';
import { OutOfHours, type OutOfHoursProps } from './out-of-hours.tsx';

const meta = preview.meta({
  title: 'Consultation/Out of hours',
  component: OutOfHours,
  args: {
    kind: 'chat' as OutOfHoursProps['kind'],
    hours: chatHours,
    numbers: emergencyNumbers,
    children: (
      <LinkButton href="#doctors" tone="plain">
        Book Appointment
      </LinkButton>
    ),
  },
  decorators: [within('max-w-text')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const KindVideo = meta.story({ args: { kind: 'video', hours: videoHours, children: undefined } });
export const Hindi = meta.story({ args: { children: undefined }, globals: { locale: 'hi' } });
