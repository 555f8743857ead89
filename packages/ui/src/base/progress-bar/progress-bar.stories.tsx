import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  title: 'Base/Progress bar',
  component: ProgressBar,
  args: { label: 'Uploading', value: 0.4 },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Empty = meta.story({ args: { value: 0 } });
export const Done = meta.story({ args: { value: 1 } });
export const VariantTones = meta.story({
  render: () => (
    <div className="flex flex-col gap-4">
      <ProgressBar label="Waiting time, calm" value={0.3} />
      <ProgressBar label="Waiting time, close to the promise" value={0.8} tone="warning" />
      <ProgressBar label="Waiting time, past the promise" value={1} tone="danger" />
    </div>
  ),
});
export const Hindi = meta.story({ args: { label: 'अपलोड हो रहा है' }, globals: { locale: 'hi' } });
