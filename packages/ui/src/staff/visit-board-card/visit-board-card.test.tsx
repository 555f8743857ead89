import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BusyAtWork,
  Busy,
  Cancelled,
  BusyChecking,
  ErrorClash,
  ErrorDeadCode,
  Default,
  Done,
  DoneDue,
  DonePaid,
  StepOnTheWay,
} from './visit-board-card.stories.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const who = page.getByRole('combobox', { name: 'Who comes to Asha Kumari' });
const code = page.getByLabelText('Code of the patient');

test('it is named by time, service and patient; the phone calls, the map opens apart', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('article', { name: '10:30 AM Wound dressing · Asha Kumari' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Call Asha Kumari: 98765 43210' }))
    .toHaveAttribute('href', 'tel:+919876543210');
  await expect.element(page.getByRole('link', { name: /^Map: Flat 4B/ })).toHaveAttribute('href', '#map');
});

test('those who are free come first; choosing does nothing until it is assigned', async () => {
  const { onAssign, onLook } = Default.composed.args;
  await Default.run();
  const options = page.getByRole('option').elements() as HTMLOptionElement[];
  expect(options.map(({ label, disabled }) => [label, disabled])).toEqual([
    ['Nobody yet', false],
    ['Sunita Toppo, Nurse, GNM', false],
    ['Ajay Bedia, Nurse, GNM', false],
    ['Rina Kujur (not free then)', true],
  ]);
  who.element().focus();
  expect(onLook).toHaveBeenCalledTimes(1);
  await userEvent.selectOptions(who, 'Ajay Bedia, Nurse, GNM');
  expect(onAssign).not.toHaveBeenCalled();
  await userEvent.click(button('Assign for Asha Kumari'));
  expect(onAssign).toHaveBeenCalledExactlyOnceWith(3);
  await userEvent.selectOptions(who, 'Nobody yet');
  await userEvent.click(button('Assign for Asha Kumari'));
  expect(onAssign).toHaveBeenLastCalledWith(null);
});

test('by keyboard alone, from nobody to done and back by one', async () => {
  const { onStep } = BusyAtWork.composed.args;
  await BusyAtWork.run();
  await expect.element(page.getByText('Choose who comes, then it can set out.')).toBeVisible();
  who.element().focus();
  await userEvent.selectOptions(who, 'Sunita Toppo, Nurse, GNM');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  button('On the way to Asha Kumari').element().focus();
  await userEvent.keyboard('{Enter}');
  code.element().focus();
  await userEvent.keyboard('12{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/Please enter all 4 digits/);
  await userEvent.keyboard('34{Enter}');
  await expect.element(code).toHaveAccessibleDescription(/One try is left/);
  await expect.element(code).toHaveValue('');
  await userEvent.keyboard('४८१७{Enter}');
  expect(onStep).toHaveBeenLastCalledWith('started', '4817');
  button('Visit is done: Asha Kumari').element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('Back to: Started, Asha Kumari'));
  await expect.element(button('Visit is done: Asha Kumari')).toBeVisible();
});

test('without a try left the visit does not start; it can go back', async () => {
  const { onNewCode, onStep } = ErrorDeadCode.composed.args;
  await ErrorDeadCode.run();
  await expect.element(page.getByText(/^No try is left for the code/)).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await userEvent.click(button('The patient was called: make a new code (Asha Kumari)'));
  expect(onNewCode).toHaveBeenCalledTimes(1);
  await userEvent.click(button('Back to: Booked, Asha Kumari'));
  expect(onStep).toHaveBeenCalledExactlyOnceWith('booked');
});

test('without any figure the server says whether it wants a code', async () => {
  const { onStep } = StepOnTheWay.composed.args;
  await StepOnTheWay.run();
  await userEvent.click(button('Start the visit of Asha Kumari'));
  expect(onStep).toHaveBeenCalledExactlyOnceWith('started', undefined);
});

test('a clash stands in words; what waits or is cancelled has no step', async () => {
  await ErrorClash.run();
  await expect.element(page.getByText('Sunita Toppo has another visit at this time.')).toBeVisible();
  await BusyChecking.run();
  await expect.element(page.getByText(/a pharmacist has approved/)).toBeVisible();
  // None but the one that asks whether it is to be cancelled.
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancel the visit']);
  await Cancelled.run();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('while work is under way presses are ignored', async () => {
  await Busy.run();
  await userEvent.click(button('On the way to Asha Kumari'), { force: true });
  expect(Busy.composed.args.onStep).not.toHaveBeenCalled();
  await StepOnTheWay.run({ args: { ...StepOnTheWay.composed.args, busy: true } });
  await userEvent.fill(code, '4817');
  await userEvent.click(button('Start the visit of Asha Kumari'), { force: true });
  expect(StepOnTheWay.composed.args.onStep).not.toHaveBeenCalled();
});

test('is asked whether it is to be cancelled, as long as nobody has set out', async () => {
  const { onCancel } = BusyChecking.composed.args;
  await BusyChecking.run();
  await userEvent.click(button('Cancel the visit of Asha Kumari'));
  expect(onCancel).toHaveBeenCalledOnce();
  await StepOnTheWay.run();
  await expect.element(button('Start the visit of Asha Kumari')).toBeVisible();
  await expect.element(who).not.toBeInTheDocument();
  await expect.element(button('Cancel the visit of Asha Kumari')).not.toBeInTheDocument();
});

test('corrects a payment that was taken at the visit, and records one that is due', async () => {
  const { onCorrectPayment } = DonePaid.composed.args;
  await DonePaid.run();
  await expect.element(page.getByText('Paid · Cash, taken by Sunita Toppo')).toBeVisible();
  button('Correct payment of Asha Kumari').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onCorrectPayment).toHaveBeenCalledOnce();
  await expect.element(button('Record payment of Asha Kumari')).not.toBeInTheDocument();

  const { onRecordPayment } = DoneDue.composed.args;
  await DoneDue.run();
  await userEvent.click(button('Record payment of Asha Kumari'));
  expect(onRecordPayment).toHaveBeenCalledOnce();
  await expect.element(button('Correct payment of Asha Kumari')).not.toBeInTheDocument();
});

test('has no correction for an online payment or without the callback, and ignores it while busy', async () => {
  // Paid online: nothing was taken at the visit.
  await Done.run();
  await expect.element(button('Back to: Started, Asha Kumari')).toBeVisible();
  await expect.element(button('Correct payment of Asha Kumari')).not.toBeInTheDocument();
  await DonePaid.run({ args: { ...DonePaid.composed.args, onCorrectPayment: undefined } });
  await expect.element(page.getByText(/taken by Sunita Toppo/)).toBeVisible();
  await expect.element(button('Correct payment of Asha Kumari')).not.toBeInTheDocument();
  await DonePaid.run({ args: { ...DonePaid.composed.args, busy: true } });
  await userEvent.click(button('Correct payment of Asha Kumari'), { force: true });
  expect(DonePaid.composed.args.onCorrectPayment).not.toHaveBeenCalled();
});
