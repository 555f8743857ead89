import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ReadingBar } from './reading-bar.tsx';

const meta = preview.meta({
  title: 'Home/Reading bar',
  component: ReadingBar,
  parameters: { layout: 'fullscreen' },
  args: { state: 'reading' as const, onPause: fn(), onResume: fn(), onStop: fn() },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const PendingPaused = meta.story({ args: { state: 'paused' } });
export const WithoutVoice = meta.story({ args: { state: 'voiceless' } });
export const Error = meta.story({ args: { state: 'failed' } });
export const Hindi = meta.story({ args: { state: 'voiceless' }, globals: { locale: 'hi' } });
