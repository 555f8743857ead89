import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BusyBooking,
  BusyCalculating,
  DoneCleared,
  DoneConfirmed,
  Default,
  Filled,
  ErrorMissing,
  PriceChanged,
  WithPrice,
} from './book-service-form.stories.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const step = (name: string) => page.getByRole('status').getByText(`Next: ${name}`, { exact: true });

test('by mouse: the notes, the price and the booking are told', async () => {
  const { onNotesChange, onCalculate, onBook } = Default.composed.args;
  await Default.run();
  await expect.element(step('Fill Details')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /Notes for the nurse/ }), 'Gate 2');
  expect(onNotesChange).toHaveBeenLastCalledWith('Gate 2');
  await userEvent.click(button('Calculate Price'));
  expect(onCalculate).toHaveBeenCalledOnce();
  await expect.element(button(/at the visit/)).not.toBeInTheDocument();
  await userEvent.click(button('Book'));
  expect(onBook).toHaveBeenCalledOnce();
});

test('by keyboard: Enter in one of several fields asks for the price, then how it is paid, then books', async () => {
  const enter = async () => {
    await userEvent.click(page.getByRole('textbox', { name: 'Address' }));
    await userEvent.keyboard('{Enter}');
  };
  await Filled.run();
  await enter();
  expect(Filled.composed.args.onCalculate).toHaveBeenCalledOnce();
  await WithPrice.run();
  await enter();
  expect(WithPrice.composed.args.onPay).toHaveBeenCalledOnce();
  expect(WithPrice.composed.args.onBook).not.toHaveBeenCalled();
  await DoneConfirmed.run();
  await enter();
  expect(DoneConfirmed.composed.args.onBook).toHaveBeenCalledOnce();
});

test('the price has its parts, and is said', async () => {
  await WithPrice.run();
  await expect.element(step('Payment')).toBeVisible();
  await expect.element(page.getByText('₹3 a km × 4.2 km, rounded up to the rupee')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('The price is ₹512.00')).toBeInTheDocument();
  await expect.element(button('Calculate Price')).not.toBeInTheDocument();
});

test('how it is paid is agreed in the words of the shop, and nothing is called paid', async () => {
  await DoneConfirmed.run();
  await expect
    .element(page.getByText('Confirmed. You pay ₹512.00 at the visit. You can now book the appointment.'))
    .toBeVisible();
  await expect.element(page.getByText(/\bpaid\b/i)).not.toBeInTheDocument();
});

test('a price that was taken away says so, and one that changed says from what', async () => {
  await DoneCleared.run();
  await expect.element(page.getByRole('status').getByText(/You changed something/)).toBeVisible();
  await PriceChanged.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The price changed from ₹499.00 to ₹512.00. Please look at it again.');
});

test('what is wrong gets the focus, and leads to its field', async () => {
  await ErrorMissing.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(
    page.getByRole('link', { name: 'Please fill all required fields to calculate price.' }),
  );
  const when = page.getByRole('group', { name: 'When should the nurse come?' });
  await expect.element(when).toHaveFocus();
  await expect.element(when).toHaveAccessibleDescription('Choose a day and a time');
});

test('while it is under way nothing is told twice', async () => {
  await BusyCalculating.run();
  await userEvent.click(button('Calculating...'), { force: true });
  await userEvent.click(page.getByRole('textbox', { name: 'Address' }));
  await userEvent.keyboard('{Enter}');
  expect(BusyCalculating.composed.args.onCalculate).not.toHaveBeenCalled();
  await BusyBooking.run();
  await userEvent.click(button('Booking...'), { force: true });
  expect(BusyBooking.composed.args.onBook).not.toHaveBeenCalled();
});
