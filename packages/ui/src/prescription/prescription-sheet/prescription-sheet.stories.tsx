import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PrescriptionSheet } from './prescription-sheet.tsx';

/** A photo of a sheet of paper with a few lines. */
const photo = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 56'><path fill='tan' d='M0 0h56v56H0z'/><path fill='white' d='M10 5l36-2 2 50-38 1z'/><path stroke='steelblue' stroke-width='2' d='M16 14h12M16 24h26M16 31h22M16 38h26M30 47h12'/></svg>")}`;

const meta = preview.meta({
  title: 'Prescription/Prescription sheet', component: PrescriptionSheet, args: { type: 'image' as const, file: { state: 'ready' as const, url: photo }, patientName: 'Asha Kumari' },
  decorators: [(Story) => <div className="max-w-dialog"><Story /></div>],
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
export const Hindi = meta.story({ args: { type: 'pdf', patientName: 'आशा कुमारी' }, globals: { locale: 'hi' } });
/** What came is no picture. */
export const Broken = meta.story({ tags: ['no-visual'], args: { file: { state: 'ready', url: 'data:image/png;base64,aGVsbG8=' } } });
