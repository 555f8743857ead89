import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { UndoBar } from './undo-bar.tsx';

const meta = preview.meta({
  title: 'Prescription/Undo bar',
  component: UndoBar,
  args: {
    patientName: 'Imran Ansari',
    decided: { approved: 2, question: 0, rejected: 1 },
    seconds: 23,
    keys: true,
    onUndo: fn(),
  },
});
export const Default = meta.story();
export const Busy = meta.story({ args: { busy: true, keys: false }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    patientName: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
    decided: { approved: 12, question: 10, rejected: 11 },
  },
});
export const Hindi = meta.story({
  args: { patientName: 'इमरान अंसारी', decided: { approved: 0, question: 1, rejected: 2 } },
  globals: { locale: 'hi' },
});
