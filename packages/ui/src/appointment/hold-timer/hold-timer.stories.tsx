import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Button } from '../../base/button/button.tsx';
import { HoldTimer } from './hold-timer.tsx';

const meta = preview.meta({
  title: 'Appointment/Hold timer',
  component: HoldTimer,
  args: {
    until: '2026-11-22T11:22:00+05:30',
    now: '2026-11-22T11:12:19+05:30',
    onExtend: fn(),
    onAgain: fn(),
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const DoneExtended = meta.story({
  args: { until: '2026-11-22T11:27:00+05:30', onExtend: undefined },
});
export const WithMore = meta.story({
  args: {
    children: (
      <Button tone="quiet" size="tight">
        Give this time back
      </Button>
    ),
  },
});
export const HeldEnding = meta.story({ args: { now: '2026-11-22T11:21:23+05:30' } });
export const Expired = meta.story({ args: { now: '2026-11-22T11:22:01+05:30' } });
export const Busy = meta.story({ args: { busy: true } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiRanOut = meta.story({
  args: { now: '2026-11-22T11:22:01+05:30' },
  globals: { locale: 'hi' },
});
