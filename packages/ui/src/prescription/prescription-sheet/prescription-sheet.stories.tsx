import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { squarePhoto } from '../fixtures.ts';
import { PrescriptionSheet } from './prescription-sheet.tsx';

const meta = preview.meta({
  title: 'Prescription/Prescription sheet',
  component: PrescriptionSheet,
  args: {
    type: 'image' as const,
    file: { state: 'ready' as const, url: squarePhoto },
    patientName: 'Asha Kumari',
    keys: true,
  },
  decorators: [
    (Story) => (
      <div className="max-w-dialog">
        <Story />
      </div>
    ),
  ],
});
export const Default = meta.story();
export const Larger = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn to the left' }));
  },
});
export const Pdf = meta.story({ args: { type: 'pdf' } });
export const Loading = meta.story({ args: { file: { state: 'loading' } } });
export const Error = meta.story({ args: { file: { state: 'error', onRetry: fn() } } });
export const Hindi = meta.story({
  args: { type: 'pdf', patientName: 'आशा कुमारी' },
  globals: { locale: 'hi' },
});
/** What came is no picture. */
export const Broken = meta.story({
  tags: ['no-visual'],
  args: { file: { state: 'ready', url: 'data:image/png;base64,aGVsbG8=' } },
});
