import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ReviewFoot } from './review-foot.tsx';

const meta = preview.meta({
  title: 'Prescription/Review foot',
  component: ReviewFoot,
  args: { undecided: 2, onShowKeys: fn() },
});
export const Default = meta.story();
export const Busy = meta.story({ args: { undecided: 0, busy: true } });
/** Another pharmacist has decided meanwhile. */
export const ErrorConflict = meta.story({ args: { undecided: 0, conflict: true, onLookAgain: fn() } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
