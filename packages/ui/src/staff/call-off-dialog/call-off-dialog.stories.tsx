import { fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CallOffDialog } from './call-off-dialog.tsx';

const meta = preview.meta({
  title: 'Staff/Call off dialog',
  component: CallOffDialog,
  args: {
    open: true,
    kind: 'visit' as 'visit' | 'appointment' | 'collection',
    name: 'Asha Kumari',
    what: 'Wound dressing' as string | undefined,
    startsAt: '2026-11-24T10:30:00+05:30',
    backPaise: 399_00,
    maxLength: 300,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
});
export const Default = meta.story();
/** To be paid at the visit. */
export const PendingDue = meta.story({ args: { backPaise: 0 } });
/** On the doctor's own desk. */
export const KindAppointment = meta.story({
  args: { kind: 'appointment', what: undefined, backPaise: 600_00 },
});
/** What is missing is said where it is missing. */
export const ErrorMissing = meta.story({
  async play({ canvasElement }) {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.selectOptions(await dialog.findByRole('combobox'), 'other');
    await userEvent.click(dialog.getByRole('button', { name: /^Cancel and/ }));
  },
});
export const Refused = meta.story({
  args: {
    error:
      'Somebody is on the way to this patient. Call them back and set the visit back to Booked, then cancel it.',
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: {
    name: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
    what: 'Change of a urinary catheter with a washout of the bladder, by a nurse of the same sex',
  },
});
export const Hindi = meta.story({
  args: { name: 'आशा कुमारी', what: 'घाव की पट्टी' },
  globals: { locale: 'hi' },
});
