import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  At0859,
  At1059,
  At1100,
  At1559,
  At1600,
  Default,
  SlotTakenDoctorFull,
  Empty,
  Error,
  ErrorErrorFailed,
  Hindi,
  Loading,
  WithoutDoctor,
  Expired,
  SlotTaken,
  ErrorTimeMissing,
} from './video-booking-form.stories.tsx';

const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const heading = (name: string) => page.getByRole('heading', { name });

test('the times of today say in words what is free, taken or over; a press chooses one', async () => {
  const { onTimeChange, onSubmit } = Default.composed.args;
  await Default.run();
  await expect.element(radio('11:00 AM over')).toBeDisabled();
  await expect.element(radio('2:00 PM taken')).toBeDisabled();
  await userEvent.click(radio('3:00 PM'));
  expect(onTimeChange).toHaveBeenCalledExactlyOnceWith('2026-11-22T15:00');
  await expect.element(radio('3:00 PM')).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Proceed to Pay' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
test('by keyboard: arrows pass over what cannot be had, Enter in the field goes on', async () => {
  const { onTimeChange, onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onTimeChange).toHaveBeenLastCalledWith('2026-11-22T12:00');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(onTimeChange).toHaveBeenLastCalledWith('2026-11-22T15:00');
  await userEvent.tab();
  await userEvent.keyboard('98765 43210{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
test('the doctor is one of a list; who is full cannot be chosen, and without one there are no times', async () => {
  const doctors = page.getByRole('combobox', { name: 'Doctor' });
  await Default.run();
  await expect.element(doctors).toHaveValue('1');
  await expect.element(page.getByText('Reg. JMC 20417')).toBeVisible();
  await expect
    .element(page.getByRole('option', { name: /Anil Kumar Mahto.*₹.*No time left today/ }))
    .toBeDisabled();
  const { onDoctorChange } = WithoutDoctor.composed.args;
  await WithoutDoctor.run();
  expect(page.getByRole('radio').elements()).toHaveLength(0);
  await userEvent.selectOptions(doctors, '2');
  expect(onDoctorChange).toHaveBeenCalledExactlyOnceWith('2');
  await expect.element(radio('4:00 PM')).toBeEnabled();
});
test('what is missing is said once on top, and beside each field what it wants', async () => {
  const sentence = 'Please fill in all required fields to proceed with booking.';
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(page.getByRole('link', { name: sentence }).elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('link', { name: sentence }));
  await expect.element(page.getByRole('combobox', { name: 'Doctor' })).toHaveFocus();
  await expect.element(page.getByText('Write the number that gets the link.')).toBeVisible();
  await ErrorTimeMissing.run();
  await userEvent.click(page.getByRole('link', { name: sentence }));
  await expect.element(radio('12:00 PM')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Please enter a valid WhatsApp number.' }));
  await expect.element(page.getByRole('textbox', { name: 'WhatsApp number' })).toHaveFocus();
});
test('a lost time is named, and a doctor without a free one', async () => {
  await SlotTaken.run();
  await expect.element(page.getByRole('alert').getByText('2:00 PM was just taken')).toBeVisible();
  await Expired.run();
  await expect.element(page.getByRole('alert').getByText('11:00 AM is over')).toBeVisible();
  await SlotTakenDoctorFull.run();
  await expect.element(page.getByText('Dr. Anil Kumar Mahto has no free time left today')).toBeVisible();
});
test('a time is over from its own instant on, and before the first one they say when they begin', async () => {
  for (const [story, free, begins] of [
    [At0859, 5, true],
    [At1059, 5, true],
    [At1100, 4, false],
    [At1559, 1, false],
  ] as const) {
    await story.run();
    await expect.element(heading('Booking Details')).toBeVisible();
    const radios = page.getByRole('radio').elements() as HTMLInputElement[];
    expect(radios.filter(({ disabled }) => !disabled)).toHaveLength(free);
    expect(page.getByText(/begin at 11:00 AM/).elements().length > 0).toBe(begins);
  }
  await At1600.run();
  await expect.element(heading('No video time is left today')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Book Appointment' })).toBeVisible();
});
test('loading is said once; without doctors there is another way; what failed is asked for again', async () => {
  await Loading.run();
  expect(page.getByText('Loading').elements()).toHaveLength(1);
  await Empty.run();
  await expect.element(heading('No doctors available at the moment')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Book Appointment' })).toBeVisible();
  await ErrorErrorFailed.run();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(ErrorErrorFailed.composed.args.onRetry).toHaveBeenCalledOnce();
});
test('in Hindi', async () => {
  await Hindi.run();
  await expect.element(radio('दोपहर 3:00')).toBeChecked();
});
