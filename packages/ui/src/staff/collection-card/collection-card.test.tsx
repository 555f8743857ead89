import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  KindAtLab,
  KindAtLabAgain,
  Busy,
  Cancelled,
  DoneCollected,
  Default,
  DoneDue,
  DonePaid,
  NotFoundNobody,
  DoneReported,
} from './collection-card.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const who = page.getByRole('combobox', { name: 'Who comes to Asha Kumari' });

test('it is named by time and patient; the phone calls, the map opens apart; what is collected is said', async () => {
  await Default.run();
  await expect.element(page.getByRole('article', { name: '7:30 AM Asha Kumari' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Call Asha Kumari: 98765 43210' }))
    .toHaveAttribute('href', 'tel:+919876543210');
  await expect.element(page.getByRole('link', { name: /^Map: Flat 4B/ })).toHaveAttribute('href', '#map');
  expect(
    page
      .getByRole('list', { name: 'Tests' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Complete Blood Count · Blood', 'Urine Routine · Urine, first of the morning']);
  await expect.element(page.getByText('Fasting: 10 hours · Paid')).toBeVisible();
});

test('those who are free come first; choosing does nothing until it is assigned', async () => {
  const { onAssign } = Default.composed.args;
  await Default.run();
  const options = page.getByRole('option').elements() as HTMLOptionElement[];
  expect(options.map(({ label, disabled }) => [label, disabled])).toEqual([
    ['Nobody yet', false],
    ['Suresh Mahto', false],
    ['Ajay Bedia', false],
    ['Rina Kujur (not free then)', true],
  ]);
  await userEvent.selectOptions(who, 'Ajay Bedia');
  expect(onAssign).not.toHaveBeenCalled();
  await userEvent.click(button('Assign for Asha Kumari'));
  expect(onAssign).toHaveBeenCalledExactlyOnceWith(3);
});

test('each state has its one next step and the way back by one', async () => {
  const { onStep, onCancel } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('link', { name: 'Report: Asha Kumari' })).not.toBeInTheDocument();
  await userEvent.click(button('Sample is collected: Asha Kumari'));
  expect(onStep).toHaveBeenLastCalledWith('collected');
  await userEvent.click(button('Cancel the collection of Asha Kumari'));
  expect(onCancel).toHaveBeenCalledOnce();

  await DoneCollected.run();
  await expect.element(who).not.toBeInTheDocument();
  await expect.element(button('Cancel the collection of Asha Kumari')).not.toBeInTheDocument();
  await userEvent.click(button('Sample is at the lab: Asha Kumari'));
  expect(DoneCollected.composed.args.onStep).toHaveBeenLastCalledWith('at-lab');
  await userEvent.click(button('Back to: Booked, Asha Kumari'));
  expect(DoneCollected.composed.args.onStep).toHaveBeenLastCalledWith('booked');

  await DoneReported.run();
  await userEvent.click(button('Back to: At the lab, Asha Kumari'));
  expect(DoneReported.composed.args.onStep).toHaveBeenLastCalledWith('at-lab');
});

test('it is collected only once somebody comes', async () => {
  await NotFoundNobody.run();
  await expect.element(page.getByText('Choose who comes, then the sample can be collected.')).toBeVisible();
  await expect.element(button('Sample is collected: Asha Kumari')).not.toBeInTheDocument();
  await expect.element(page.getByText('No fasting · ₹649.00 to be paid at collection')).toBeVisible();
});

test('at the lab the next step is to upload a report; with one it is reported by a press', async () => {
  await KindAtLab.run();
  await expect
    .element(page.getByRole('link', { name: 'Upload report: Asha Kumari' }))
    .toHaveAttribute('href', '#report');
  await expect.element(button('Report is there: Asha Kumari')).not.toBeInTheDocument();
  await KindAtLabAgain.run();
  await userEvent.click(button('Report is there: Asha Kumari'));
  expect(KindAtLabAgain.composed.args.onStep).toHaveBeenLastCalledWith('reported');
});

test('what is cancelled has no step; while work is under way presses are ignored', async () => {
  await Cancelled.run();
  await expect.element(page.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  await Busy.run();
  await userEvent.click(button('Sample is collected: Asha Kumari'), { force: true });
  await userEvent.click(button('Cancel the collection of Asha Kumari'), { force: true });
  expect(Busy.composed.args.onStep).not.toHaveBeenCalled();
  expect(Busy.composed.args.onCancel).not.toHaveBeenCalled();
});

test('corrects a payment that was taken at collection, and records one that is due', async () => {
  const { onCorrectPayment } = DonePaid.composed.args;
  await DonePaid.run();
  await expect.element(page.getByText(/Paid · UPI, taken by Suresh Mahto/)).toBeVisible();
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
  // Paid online: nothing was taken at collection.
  await DoneReported.run();
  await expect.element(button('Back to: At the lab, Asha Kumari')).toBeVisible();
  await expect.element(button('Correct payment of Asha Kumari')).not.toBeInTheDocument();
  await DonePaid.run({ args: { ...DonePaid.composed.args, onCorrectPayment: undefined } });
  await expect.element(page.getByText(/taken by Suresh Mahto/)).toBeVisible();
  await expect.element(button('Correct payment of Asha Kumari')).not.toBeInTheDocument();
  await DonePaid.run({ args: { ...DonePaid.composed.args, busy: true } });
  await userEvent.click(button('Correct payment of Asha Kumari'), { force: true });
  expect(DonePaid.composed.args.onCorrectPayment).not.toHaveBeenCalled();
});
