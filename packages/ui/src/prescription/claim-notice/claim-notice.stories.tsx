import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ClaimNotice } from './claim-notice.tsx';

const meta = preview.meta({
  title: 'Prescription/Claim notice',
  component: ClaimNotice,
  args: { by: 'Nisha Toppo', since: '2026-11-24T11:02:00+05:30', onTakeOver: fn() },
});
export const Default = meta.story();
export const PendingAsked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it over' }));
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: { by: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy' },
});
export const Hindi = meta.story({ args: { by: 'निशा टोप्पो' }, globals: { locale: 'hi' } });
