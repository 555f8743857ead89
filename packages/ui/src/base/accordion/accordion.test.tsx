import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantOne } from './accordion.stories.tsx';
import { Accordion, AccordionItem } from './accordion.tsx';

const answer = page.getByText(/^Store it below/);
const heading = page.getByRole('heading', { name: 'How do I keep my medicines?', level: 3 });

afterEach(cleanup);

test('opens a section by a press on its heading, and closes it by another', async () => {
  await Default.run();
  await expect.element(answer).not.toBeVisible();
  await userEvent.click(heading);
  await expect.element(answer).toBeVisible();
  await userEvent.click(heading);
  await expect.element(answer).not.toBeVisible();
});

test('opens and closes by Enter and Space; arrows, Home and End move between headings', async () => {
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(answer).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^We call you/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: 'Can I give medicines back?' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('button', { name: 'How do I keep my medicines?' })).toHaveFocus();
});

test('closes the open section when another one opens, with `type="single"`', async () => {
  await VariantOne.run();
  await expect.element(page.getByText('Swallow whole, with water.')).toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Syrups' }));
  await expect.element(page.getByText('Shake before each use.')).toBeVisible();
  await expect.element(page.getByText('Swallow whole, with water.')).not.toBeVisible();
});

test('reports which sections are open', async () => {
  const onValueChange = vi.fn();
  render(
    <Accordion onValueChange={onValueChange} defaultValue={['tablets']}>
      <AccordionItem value="tablets" title="How to take tablets">
        Swallow tablets whole.
      </AccordionItem>
      <AccordionItem value="syrups" title="How to take syrups">
        Shake before use.
      </AccordionItem>
    </Accordion>,
  );
  await userEvent.click(page.getByRole('button', { name: 'How to take syrups' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['tablets', 'syrups']);
  await userEvent.click(page.getByRole('button', { name: 'How to take tablets' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['syrups']);
});

test('keeps what is typed in a section that is closed and opened again', async () => {
  render(
    <Accordion>
      <AccordionItem value="note" title="Your note">
        <input aria-label="Note" />
      </AccordionItem>
    </Accordion>,
  );
  const opener = page.getByRole('button', { name: 'Your note' });
  await userEvent.click(opener);
  await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Ring twice');
  await userEvent.click(opener);
  await expect.element(page.getByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
  await userEvent.click(opener);
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
});
