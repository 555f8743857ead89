import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Switching } from './busy-overlay.stories.tsx';

test('while busy it says why, and its content can be reached by nobody', async () => {
  await Default.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Processing your appointment...');
  const name = page.getByRole('textbox', { name: 'Patient name' });
  await userEvent.tab();
  await expect.element(name).not.toHaveFocus();
  await userEvent.keyboard('x');
  name.element().focus();
  await expect.element(name).not.toHaveFocus();
  await expect.element(name).toHaveValue('Asha Kumari');
});

test('by keyboard: focus waits on the sentence and returns to the control', async () => {
  await Switching.run();
  const confirm = page.getByRole('button', { name: 'Confirm Appointment' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveFocus();
  // Work ends without a press, as an answer of the server does.
  page
    .getByRole('button', { name: 'Answer has come' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(confirm).toHaveFocus();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('by mouse: a second press does not reach the content, and focus elsewhere is left alone', async () => {
  await Switching.run();
  const box = page.getByRole('button', { name: 'Confirm Appointment' }).element().getBoundingClientRect();
  await userEvent.click(page.getByRole('button', { name: 'Confirm Appointment' }));
  await userEvent.click(document.body, { position: { x: box.x + 10, y: box.y + 10 }, force: true });
  await expect.element(page.getByText('Requests sent: 1')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Answer has come' }));
  await expect.element(page.getByRole('button', { name: 'Answer has come' })).toHaveFocus();
});
