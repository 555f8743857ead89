import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  OpenAgain,
  StepBegun,
  Busy,
  BusyDeciding,
  ErrorConflict,
  Default,
  VariantLater,
  DangerLookAlike,
  DoneLookAlike,
  ErrorRecordMissing,
  WithoutOrder,
  KindByDoctor,
} from './prescription-review.stories.tsx';

const line = (name: string) => page.getByRole('group', { name: new RegExp(name) });
const choice = (name: string, decision: string) =>
  line(name).getByRole('radio', { name: decision, exact: true });
const save = page.getByRole('button', { name: 'Save and open next' });
const pressed = (name: string, decision: string) => expect.element(choice(name, decision)).toBeChecked();
const nobody = {
  name: '',
  registration: '',
  address: '',
  writtenOn: '',
  patient: 'Asha Kumari',
  oldReason: '',
};
const DOCTOR = {
  ...nobody,
  name: 'Dr. Sanjay Minz',
  registration: 'JMC 18842',
  address: 'Sadar Hospital, Ranchi',
  writtenOn: '2026-11-02',
};
const fillDoctor = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Doctor' }), DOCTOR.name);
  await userEvent.fill(page.getByRole('textbox', { name: 'Registration number' }), DOCTOR.registration);
  await userEvent.fill(page.getByRole('textbox', { name: 'Clinic or address' }), DOCTOR.address);
  await userEvent.fill(page.getByLabelText('Written on'), DOCTOR.writtenOn);
};

test('a prescription by a doctor of the shop names the doctor, the consultation and the diagnosis', async () => {
  await KindByDoctor.run();
  await expect.element(page.getByText('Written by a doctor of the shop')).toBeVisible();
  await expect.element(page.getByText('Dr. Meera Sinha')).toBeVisible();
  await expect.element(page.getByText('Registration number: JMC 20417')).toBeVisible();
  await expect.element(page.getByText('Consultation: video, first consultation')).toBeVisible();
  await expect.element(page.getByText('Diagnosis: Type 2 diabetes')).toBeVisible();
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
});
test('nothing is saved before each line is decided and each "no" has its reason: saving leads to what is missing', async () => {
  const { onSave } = Default.composed.args;
  await Default.run();
  await userEvent.click(save);
  await expect.element(line('Glucinsul')).toHaveFocus();
  await expect.element(page.getByText('2 lines to decide')).toBeVisible();
  await userEvent.click(choice('Glucinsul', 'Approve'));
  await userEvent.click(choice('Restiva', 'Reject'));
  await userEvent.click(save);
  await expect.element(page.getByRole('textbox', { name: 'Why not?' })).toHaveFocus();
  await userEvent.fill(page.getByRole('textbox', { name: 'Why not?' }), 'No');
  await userEvent.click(choice('Restiva', 'Ask'));
  // The words of a no are never those of a question.
  await expect.element(page.getByRole('textbox', { name: 'What do you ask?' })).toHaveValue('');
  await userEvent.fill(page.getByRole('textbox', { name: 'What do you ask?' }), '   ');
  await userEvent.click(save);
  await expect.element(page.getByRole('textbox', { name: 'What do you ask?' })).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox', { name: 'What do you ask?' }), ' How many a day? ');
  await userEvent.click(page.getByRole('checkbox', { name: 'I have called the patient' }));
  await userEvent.fill(page.getByLabelText(/^Valid until/), '2027-01-31');
  await userEvent.fill(page.getByRole('textbox', { name: 'Doctor' }), 'Dr. Sanjay Minz ');
  await userEvent.fill(page.getByRole('textbox', { name: 'Registration number' }), 'JMC 18842');
  await userEvent.fill(page.getByRole('textbox', { name: 'Clinic or address' }), 'Sadar Hospital, Ranchi');
  await userEvent.fill(page.getByLabelText('Written on'), '2026-11-25');
  await userEvent.click(save);
  await expect.element(page.getByLabelText('Written on')).toHaveFocus();
  await userEvent.fill(page.getByLabelText('Written on'), '2025-11-02');
  await userEvent.fill(page.getByLabelText('Age on the sheet'), '131');
  await userEvent.click(save);
  const why = page.getByRole('textbox', { name: 'Why it may still be used' });
  await expect.element(why).toHaveFocus();
  await expect.element(why).toHaveAccessibleDescription(/older than six months/);
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.fill(why, ' The doctor confirmed it by phone ');
  await userEvent.click(save);
  await expect.element(page.getByLabelText('Age on the sheet')).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.fill(page.getByLabelText('Age on the sheet'), '72');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'approved',
    called: true,
    validUntil: '2027-01-31',
    doctor: {
      name: 'Dr. Sanjay Minz',
      registration: 'JMC 18842',
      address: 'Sadar Hospital, Ranchi',
      writtenOn: '2025-11-02',
      patient: 'Asha Kumari',
      oldReason: 'The doctor confirmed it by phone',
    },
    age: 72,
    lines: [
      { key: 'OD-7Q2MK4-0', decision: 'approved' },
      { key: 'OD-7Q2MK4-2', decision: 'question', reason: 'How many a day?' },
    ],
  });
});

test('by its keys alone; all lines rejected reject the sheet', async () => {
  const { onSave } = Default.composed.args;
  await Default.run();
  // Without a line that has focus no key decides.
  await userEvent.keyboard('r');
  await expect.element(page.getByText('2 lines to decide')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(line('Glucinsul')).toHaveFocus();
  await userEvent.keyboard('a');
  await pressed('Glucinsul', 'Approve');
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('radio', { name: 'Not on this prescription' })).toHaveFocus();
  await userEvent.keyboard('{Enter}j');
  await expect.element(line('Restiva')).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(line('Glucinsul')).toHaveFocus();
  await userEvent.keyboard('jr');
  const why = line('Restiva').getByRole('textbox', { name: 'Why not?' });
  await userEvent.click(why);
  // While something is typed a key is a letter.
  await userEvent.keyboard('jaq{Escape}');
  await expect.element(why).toHaveValue('jaq');
  await expect.element(line('Restiva')).toHaveFocus();
  await expect
    .element(page.getByText('Nothing is left of this order: it is cancelled, and ₹528.00 goes back.'))
    .toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'rejected',
    reason: 'Not on this prescription jaq',
    called: false,
    doctor: nobody,
    age: 68,
    lines: [
      { key: 'OD-7Q2MK4-0', decision: 'rejected', reason: 'Not on this prescription' },
      { key: 'OD-7Q2MK4-2', decision: 'rejected', reason: 'jaq' },
    ],
  });
});

test('a name that is easily taken for another is approved only once it was read on the sheet', async () => {
  const { onSave } = DangerLookAlike.composed.args;
  await DangerLookAlike.run();
  const names = page.getByRole('radiogroup', { name: 'Which one stands on the sheet?' });
  await expect.element(page.getByText('1 line to decide')).toBeVisible();
  await userEvent.click(save);
  await expect.element(names.getByRole('radio', { name: /^Restina 5/ })).toHaveFocus();
  await expect.element(names).toHaveAccessibleDescription(/^Say which one you read/);
  await userEvent.keyboard(' ');
  await expect.element(names).toHaveAccessibleDescription(/^Restiva 0.5 was ordered\./);
  await userEvent.click(save);
  expect(onSave).not.toHaveBeenCalled();
  // Asked or rejected it needs no name.
  await userEvent.click(choice('Restiva', 'Reject'));
  await expect.element(names).not.toBeInTheDocument();
  await userEvent.click(choice('Restiva', 'Approve'));
  await userEvent.click(names.getByRole('radio', { name: /^Restiva 0.5/ }));
  await expect.element(page.getByText('Every line is decided')).toBeVisible();
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ lines: [{ key: 'OD-7Q2MK4-2', decision: 'approved' }] }),
  );
  await DoneLookAlike.run();
  await expect.element(names).not.toBeInTheDocument();
  await expect.element(page.getByText('Every line is decided')).toBeVisible();
});
test('a medicine of Schedule H1 is approved with its record only, asked or rejected without', async () => {
  const { onSave } = ErrorRecordMissing.composed.args;
  await ErrorRecordMissing.run();
  await expect.element(page.getByRole('textbox', { name: 'Doctor' })).toHaveFocus();
  for (const name of ['Doctor', 'Registration number', 'Clinic or address'])
    await expect.element(page.getByRole('textbox', { name })).toBeInvalid();
  await expect.element(page.getByLabelText('Written on')).toBeInvalid();
  await fillDoctor();
  await userEvent.fill(page.getByRole('textbox', { name: 'Registration number' }), 'unknown');
  await userEvent.fill(page.getByRole('textbox', { name: 'Patient on the prescription' }), ' ');
  await userEvent.click(save);
  await expect.element(page.getByRole('textbox', { name: 'Registration number' })).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(choice('Restiva', 'Reject'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Why not?' }), 'No date');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ decision: 'rejected' }));
});
test('it opens with focus on its heading, which names the patient', async () => {
  await Default.run({ args: { ...Default.composed.args, focused: true } });
  await expect.element(page.getByRole('heading', { name: 'Asha Kumari' })).toHaveFocus();
  await expect.element(page.getByText('Prescription 2 of 7')).toBeVisible();
});

test('the sheet, whose it is and what saves it stay in sight while the lines scroll', async () => {
  await page.viewport(1280, 600);
  await BusyDeciding.run();
  const inSight = () =>
    [
      page.getByRole('heading', { name: 'Asha Kumari' }),
      page.getByRole('region', { name: 'Prescription' }),
      save,
    ].map((one) => {
      const { top, bottom } = one.element().getBoundingClientRect();
      return bottom > 0 && top < 600;
    });
  for (const group of page.getByRole('group').elements()) {
    group.scrollIntoView({ block: 'center' });
    expect(inSight()).toEqual([true, true, true]);
  }
  expect(scrollY).toBeGreaterThan(300);
  await page.viewport(1280, 800);
});

test('without an order the sheet alone is decided', async () => {
  const { onSave } = WithoutOrder.composed.args;
  await WithoutOrder.run();
  const sheet = line('No order waits');
  await expect.element(sheet.getByRole('radio', { name: 'Ask', exact: true })).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('radio', { name: 'Reject', exact: true }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Why not?' }), 'It is a bill');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'rejected',
    reason: 'It is a bill',
    lines: [],
    called: false,
    doctor: nobody,
    age: 68,
  });
});

test('what has gone on is shown without a choice; what stands is told again', async () => {
  const { onSave } = OpenAgain.composed.args;
  await OpenAgain.run();
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
  const { onLookAgain } = ErrorConflict.composed.args;
  await ErrorConflict.run();
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
  const { onDraftChange, onSave } = StepBegun.composed.args;
  await StepBegun.run();
  await pressed('Glucinsul', 'Approve');
  await userEvent.fill(page.getByRole('textbox', { name: 'What do you ask?' }), 'How many a day?');
  const doctor = { ...nobody, name: 'Dr. Sanjay Minz' };
  const made = {
    lines: {
      'OD-7Q2MK4-0': { decision: 'approved', question: '', rejected: '' },
      'OD-7Q2MK4-2': { decision: 'question', question: 'How many a day?', rejected: '' },
    },
    called: true,
    validUntil: '2027-01-31',
    doctor: { ...doctor, age: '68' },
  };
  expect(onDraftChange).toHaveBeenLastCalledWith(made);
  await userEvent.click(page.getByRole('checkbox', { name: 'I have called the patient' }));
  expect(onDraftChange).toHaveBeenLastCalledWith({ ...made, called: false });
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    decision: 'approved',
    called: false,
    validUntil: '2027-01-31',
    doctor,
    age: 68,
    lines: [
      { key: 'OD-7Q2MK4-0', decision: 'approved' },
      { key: 'OD-7Q2MK4-2', decision: 'question', reason: 'How many a day?' },
    ],
  });
});

test('a later order: what went before is seen, what the doctor wrote is told where it is new, and what has run out needs a new day', async () => {
  const { onSave } = VariantLater.composed.args;
  await VariantLater.run();
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
  await expect.element(page.getByRole('textbox', { name: 'Doctor' })).toHaveFocus();
  await fillDoctor();
  await userEvent.click(save);
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
    doctor: DOCTOR,
    age: 68,
    lines: [
      { key: 'OD-7Q2MK4-0', decision: 'approved' },
      { key: 'OD-7Q2MK4-2', decision: 'approved', written: { days: 30, repeats: 0 } },
    ],
  });
});

test('what has run out is rejected without a new day', async () => {
  const { onSave } = VariantLater.composed.args;
  await VariantLater.run();
  for (const name of ['Glucinsul', 'Restiva']) {
    await userEvent.click(choice(name, 'Reject'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Why not?' }).last(), 'It has run out');
  }
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ decision: 'rejected' }));
});
