import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { UnsentCart } from './unsent-cart.tsx';

const meta = preview.meta({
  title: 'Prescription/Unsent cart',
  component: UnsentCart,
  args: {
    by: 'Nisha Toppo',
    at: '2026-11-24T11:02:00+05:30',
    lines: [
      { id: 3, name: 'Omezen 20', quantity: 2 },
      { id: 4, name: 'Azilide 500', quantity: 1 },
    ],
    onDiscard: fn(),
  },
});
export const Default = meta.story();
/** Only words were begun. */
export const EmptyLines = meta.story({ args: { lines: [] } });
export const LongText = meta.story({
  args: { by: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy' },
});
export const Hindi = meta.story({ args: { by: 'निशा टोप्पो' }, globals: { locale: 'hi' } });
