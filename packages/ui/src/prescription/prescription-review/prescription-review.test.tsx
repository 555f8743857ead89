import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Again,
  Begun,
  Busy,
  Conflict,
  Default,
  Later,
  WithoutOrder,
} from './prescription-review.stories.tsx';

const line = (name: string) => page.getByRole('radiogroup', { name: new RegExp(name) });
const choice = (name: string, decision: string) => line(name).getByRole('radio', { name: decision });
const save = page.getByRole('button', { name: 'Save the decision' });
const summary = page.getByRole('alert').filter({ hasText: 'There' });

test('nothing is saved before each line is decided and each "no" has its reason', async () => {
  const { onSave } = Default.composed.args;
  await Default.run();
  await userEvent.click(save);
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByText('There are 2 problems')).toBeVisible();
  await userEvent.click(summary.getByRole('link').first());
  await expect.element(choice('Glucinsul', 'Approve')).toHaveFocus();
  await userEvent.click(choice('Glucinsul', 'Approve'));
  await userEvent.click(choice('Restiva', 'Reject'));
  await userEvent.click(save);
  await expect
    .element(summary.getByRole('link', { name: 'Restiva 0.5: Please say why: the patient reads it.' }))
    .toBeVisible();
  await userEvent.click(choice('Restiva', 'Ask'));
  await userEvent.fill(page.getByRole('textbox', { name: 'What do you ask?' }), '   ');
  await userEvent.click(save);
  await expect.element(page.getByRole('textbox', { name: 'What do you ask?' })).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox', { name: 'What do you ask?' }), ' How many a day? ');
  await userEvent.click(page.getByRole('checkbox', { name: 'I have called the patient' }));
  await userEvent.fill(page.getByLabelText(/^Valid until/), '2027-01-31');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'approved',
    called: true,
    validUntil: '2027-01-31',
    lines: [
      { key: 'OD-7Q2MK4-0', decision: 'approved' },
      { key: 'OD-7Q2MK4-2', decision: 'question', reason: 'How many a day?' },
    ],
  });
});

test('by keyboard alone; all lines rejected reject the sheet', async () => {
  const { onSave } = Default.composed.args;
  await Default.run();
  const to = async (target: ReturnType<typeof page.getByRole>) => {
    for (let stop = 0; stop < 30 && document.activeElement !== target.element(); stop++)
      await userEvent.tab();
    await expect.element(target).toHaveFocus();
  };
  for (const name of ['Glucinsul', 'Restiva']) {
    await to(choice(name, 'Approve'));
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect.element(choice(name, 'Reject')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Not legible');
  }
  await to(save);
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'rejected',
    reason: 'Not legible',
    called: false,
    lines: [
      { key: 'OD-7Q2MK4-0', decision: 'rejected', reason: 'Not legible' },
      { key: 'OD-7Q2MK4-2', decision: 'rejected', reason: 'Not legible' },
    ],
  });
});

test('without an order the sheet alone is decided', async () => {
  const { onSave } = WithoutOrder.composed.args;
  await WithoutOrder.run();
  const sheet = line('No order waits');
  await expect.element(sheet.getByRole('radio', { name: 'Ask' })).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('radio', { name: 'Reject' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Why not?' }), 'It is a bill');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'rejected',
    reason: 'It is a bill',
    lines: [],
    called: false,
  });
});

test('what has gone on is shown without a choice; what stands is told again', async () => {
  const { onSave } = Again.composed.args;
  await Again.run();
  await expect.element(page.getByText('Rejected: Not on this prescription')).toBeVisible();
  await expect.element(line('Restiva')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Why not?' })).toHaveValue('Too old');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      decision: 'rejected',
      lines: [{ key: 'OD-7Q2MK4-0', decision: 'rejected', reason: 'Too old' }],
    }),
  );
});

test('while it saves another press is ignored; after a conflict one looks again', async () => {
  const { onSave } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(page.getByRole('button', { name: 'Saving...' }), { force: true });
  expect(onSave).not.toHaveBeenCalled();
  await expect.element(summary).not.toBeInTheDocument();
  const { onLookAgain } = Conflict.composed.args;
  await Conflict.run();
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(
          'Meena Toppo has approved this prescription already. Look at it again before you change it.',
        ),
    )
    .toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Look at it again' }));
  expect(onLookAgain).toHaveBeenCalledTimes(1);
});

test('what was half made goes on from there, and each change of it is told', async () => {
  const { onDraftChange, onSave } = Begun.composed.args;
  await Begun.run();
  await expect.element(choice('Glucinsul', 'Approve')).toBeChecked();
  await userEvent.fill(page.getByRole('textbox', { name: 'What do you ask?' }), 'How many a day?');
  const made = {
    lines: {
      'OD-7Q2MK4-0': { decision: 'approved', reason: '' },
      'OD-7Q2MK4-2': { decision: 'question', reason: 'How many a day?' },
    },
    called: true,
    validUntil: '2027-01-31',
  };
  expect(onDraftChange).toHaveBeenLastCalledWith(made);
  await userEvent.click(page.getByRole('checkbox', { name: 'I have called the patient' }));
  expect(onDraftChange).toHaveBeenLastCalledWith({ ...made, called: false });
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'approved',
    called: false,
    validUntil: '2027-01-31',
    lines: [
      { key: 'OD-7Q2MK4-0', decision: 'approved' },
      { key: 'OD-7Q2MK4-2', decision: 'question', reason: 'How many a day?' },
    ],
  });
});

test('a later order: what went before is seen, what the doctor wrote is told where it is new, and what has run out needs a new day', async () => {
  const { onSave } = Later.composed.args;
  await Later.run();
  await expect.element(line('Glucinsul').getByText(/^Approved before on this prescription/)).toBeVisible();
  const wrote = (index: number, name: string) =>
    page.getByRole('group', { name: 'The doctor wrote' }).nth(index).getByRole('textbox', { name });
  await expect.element(wrote(0, 'Packs')).toHaveValue('1');
  await expect.element(wrote(0, 'Repeats')).toHaveValue('2');
  const until = page.getByLabelText('Valid until');
  await expect.element(until).toHaveValue('');
  await expect.element(until).toHaveAccessibleDescription(/It was valid until Fri 20 Nov 2026/);
  await userEvent.click(choice('Glucinsul', 'Approve'));
  await userEvent.click(choice('Restiva', 'Approve'));
  await userEvent.fill(wrote(1, 'Repeats'), '13');
  await userEvent.click(save);
  expect(onSave).not.toHaveBeenCalled();
  await expect.element(summary.getByText('There are 2 problems')).toBeVisible();
  await userEvent.click(
    summary.getByRole('link', { name: 'Restiva 0.5: Give a whole number from 0 to 12.' }),
  );
  await expect.element(wrote(1, 'Repeats')).toHaveFocus();
  await expect.element(until).toBeInvalid();
  await userEvent.fill(wrote(1, 'Repeats'), '');
  await userEvent.fill(wrote(1, 'or days'), '30');
  await userEvent.fill(until, '2026-12-31');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'approved',
    called: false,
    validUntil: '2026-12-31',
    lines: [
      { key: 'OD-7Q2MK4-0', decision: 'approved' },
      { key: 'OD-7Q2MK4-2', decision: 'approved', written: { days: 30, repeats: 0 } },
    ],
  });
});

test('what has run out is rejected without a new day', async () => {
  const { onSave } = Later.composed.args;
  await Later.run();
  for (const name of ['Glucinsul', 'Restiva']) {
    await userEvent.click(choice(name, 'Reject'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Why not?' }).last(), 'It has run out');
  }
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ decision: 'rejected' }));
});
