import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { chatHours, videoHours } from '../fixtures.ts';
import { HubCard, type HubCardProps } from './hub-card.tsx';

const at = (time: string) => `2026-11-22T${time}:00+05:30`;
const meta = preview.meta({
  title: 'Consultation/Hub card',
  component: HubCard,
  args: {
    kind: 'chat' as HubCardProps['kind'],
    hours: chatHours,
    now: at('11:12'),
    unread: 0,
    onOpen: fn(),
    busy: false,
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const PendingUnread = meta.story({ args: { started: true, unread: 2 } });
export const At0859 = meta.story({ args: { now: at('08:59') } });
export const At2200 = meta.story({ args: { now: at('22:00') } });
export const KindVideo = meta.story({ args: { kind: 'video', hours: videoHours } });
export const Busy = meta.story({ args: { busy: true } });
export const Hindi = meta.story({ args: { kind: 'video', hours: videoHours }, globals: { locale: 'hi' } });
