import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantSeveral, WithField } from './error-summary.stories.tsx';
import { ErrorSummary } from './error-summary.tsx';

test('it takes focus when a submit failed, and each line leads to its field', async () => {
  await WithField.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
});

test('the same by mouse', async () => {
  await WithField.run();
  await userEvent.click(page.getByRole('link', { name: /10-digit/ }));
  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
});

test('each failed attempt takes focus again; while the patient edits, nothing does', async () => {
  await Default.extend({
    render: function Page() {
      const [attempt, setAttempt] = useState(0);
      const [text, setText] = useState('');
      const message = text ? 'Pincode has 6 digits' : 'Pincode is required';
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAttempt(attempt + 1);
          }}
        >
          <ErrorSummary attempt={attempt} problems={[{ href: '#pin', message }]} />
          <input id="pin" aria-label="Pincode" onChange={({ target }) => setText(target.value)} />
        </form>
      );
    },
  }).run();
  const pincode = page.getByRole('textbox', { name: 'Pincode' });
  const summary = page.getByRole('alert');
  await userEvent.click(pincode);
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toHaveFocus();
  await userEvent.click(pincode);
  await userEvent.keyboard('83');
  await expect.element(summary.getByRole('link', { name: 'Pincode has 6 digits' })).toBeVisible();
  await expect.element(pincode).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toHaveFocus();
});

test('its heading counts the problems', async () => {
  await VariantSeveral.run();
  await expect.element(page.getByRole('heading', { name: 'There are 3 problems' })).toBeVisible();
  expect(page.getByRole('alert').getByRole('link').elements()).toHaveLength(3);
});
