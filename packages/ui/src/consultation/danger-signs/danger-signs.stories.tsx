import { fn, userEvent, within as inside } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { DangerSigns, type DangerSignsProps } from './danger-signs.tsx';

const meta = preview.meta({
  title: 'Consultation/Danger signs',
  component: DangerSigns,
  args: {
    defaultValue: undefined as DangerSignsProps['defaultValue'],
    onAnswer: fn(),
    onDanger: fn(),
    children: undefined as DangerSignsProps['children'],
    busy: false,
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const Empty = meta.story({ args: { defaultValue: [] } });
export const Selected = meta.story({ args: { defaultValue: ['breathing'] }, tags: ['all-cells'] });
export const Error = meta.story({
  async play({ canvasElement }) {
    await userEvent.click(inside(canvasElement).getByRole('button', { name: /Continue|आगे बढ़ें/ }));
  },
});
export const WithConsent = meta.story({
  args: {
    children: <p className="text-meta text-content-muted">By going on you agree to advice by chat.</p>,
  },
});
export const Busy = meta.story({ args: { defaultValue: [], busy: true } });
export const Hindi = meta.story({ args: { defaultValue: ['breathing'] }, globals: { locale: 'hi' } });
